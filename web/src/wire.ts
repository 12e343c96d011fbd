// Written by 'make web-types' from src/escarmouche/server/wire/messages.py and ask_shapes.py; do not edit.

export type Point2 = [number, number]
export type Point3 = [number, number, number]

/** A leg of a path: straight to a point, and up or down to a height there if it has one, or an arc around one. */
export type Leg = Point2 | Point3 | Arc

/** A question. */
export type Ask = ChooseAsk | SomeAsk | OrderAsk | NumberAsk | MenuAsk | PlaceAsk | PathAsk

/** What the page can be read in: a language by its own name, and how it writes numbers. */
export const LANGUAGES = {
  en: { name: 'English', decimal: '.' },
  fr: { name: 'Français', decimal: ',' },
} as const

/** Something about the room or its seats has changed. */
export interface About {
  info: RoomInfo
  t: 'room'
}

/** A player has been away for five minutes: let a bot play the seat, or end the game. (Waiting needs no message.) */
export interface Absence {
  about: number
  choice: 'bot' | 'end'
  ref?: number
  seat: number
  t: 'absence'
}

/** An answer, why it is good, and the second best of another kind. */
export interface Advice {
  answer: unknown
  reasons?: Reason[]
  second?: unknown
}

/** What would a bot answer at this moment, and why? It knows what the seat knows. Data: Advice. */
export interface AdviceAsked {
  moment: number
  ref?: number
  seat: number
  t: 'advice'
}

/** A way to win, or to score. `seat`: whose it is; None: everybody's. */
export interface Aim {
  seat?: number | null
  what: Sentence
}

/** Everything of this kind. What comes first is what matters most. */
export interface Aims {
  left?: Sentence[]
  orders?: Record<string, string>
  spots?: Spot[]
  stands?: Tally[]
  wins?: Aim[]
}

export interface Answer {
  answer: unknown
  auto?: boolean
  moment: number
  ref?: number
  seat: number
  t: 'answer'
}

/** A leg around a point, at the distance from it at which it begins. */
export interface Arc {
  around: [number, number]
  to: [number, number]
  turn: 'left' | 'right'
}

/** Where a piece could stand after a kind of move (`moves`), or what it reaches. `name` is a word of the game. */
export interface Area {
  moves?: boolean
  name: string
  rings: [number, number][][]
  rule?: string
}

/** A card that cannot be chosen, and why. */
export interface Barred {
  card: string
  why: Refusal
}

/** The board, measured in thousandths of a unit: a plane with terrain, or a grid of cells and edges. Plain open edges are left out. */
export interface Board {
  cells?: Cell[]
  contact?: number
  edges?: Edge[]
  ground?:
    '' | 'cobbles' | 'earth' | 'flags' | 'grass' | 'heath' | 'mud' | 'parquet' | 'planks' | 'salt' | 'snow' | 'water'
  height: number
  hour?: '' | 'day' | 'dusk' | 'night'
  level?: number
  name?: Record<string, string>
  terrain: Terrain[]
  unit: 'centimetre' | 'inch' | 'square'
  width: number
}

/** A board that can be chosen. */
export interface BoardInfo {
  id: string
  name: Record<string, string>
}

/** A new room that goes on from where a finished game stood after an entry. Chance from there on is drawn anew. */
export interface Branch {
  seats: SeatPlan[]
  serial: number
}

/** A record, as `escarmouche play` or a server has written it, and the name of its file. */
export interface Bring {
  name?: string
  text: string
}

/** A record that was brought along: the room in which it can be looked at. */
export interface Brought {
  game: string
  room: string
}

/** A whole card. */
export interface CardView {
  boxes?: number
  dots?: number[]
  emblem?: string
  id: string
  name: Record<string, string>
  sections?: Section[]
  stats?: Stat[]
  words?: string[]
}

/** A square of a board with a grid, or an odd-shaped cell that counts as one. */
export interface Cell {
  at: [number, number]
  ground?:
    '' | 'cobbles' | 'earth' | 'flags' | 'grass' | 'heath' | 'mud' | 'parquet' | 'planks' | 'salt' | 'snow' | 'water'
  id: string
  kind: string
  look?: string
  ring: [number, number][]
}

/** Something that may happen, and how likely it is. */
export interface Chance {
  share: [number, number]
  what: Sentence
}

/** Choose one. Squares to walk to come with the way to each. `text`: the choice can also be read from a text. */
export interface ChooseAsk {
  about?: Understood
  kind: 'choose'
  name: string
  of: string
  options: unknown[]
  routes?: Record<string, Way>
  rule: string
  seat: number
  text?: boolean
}

/** In a quiz: what the learner chooses (counted from 0), or, once told whether it was right, the next question (null). */
export interface ChooseInQuiz {
  choice: number | null
  moment: number
  ref?: number
  seat: number
  t: 'choose'
}

/** A rule of a ledger, and the language its text is in. */
export interface Clause {
  id: string
  lang: string
  text: string
}

/** A branch that may not be taken; a brief one does not say why. */
export interface Closed {
  args?: Record<string, unknown>
  key?: string
  kind: 'closed'
  rule?: string
}

/** The seat gives up. */
export interface Concede {
  ref?: number
  seat: number
  t: 'concede'
}

export interface Consent {
  ref?: number
  seat: number
  serial: number
  t: 'consent'
  yes: boolean
}

/** A number of a seat has changed. */
export interface Counted {
  after: number
  at?: [number, number] | null
  before: number
  event?: Event | null
  kind: 'counted'
  piece?: string
  seat: number
  serial: number
  track: string
  turn: number
}

/** How a finished game went, as far as everybody could see it. What was taken back has not happened. */
export interface Course {
  emblems?: Record<string, string>
  names?: Record<string, Record<string, string>>
  notes: (Counted | Hurt | Left)[]
  start: Record<string, Record<string, number>>
  stood?: Piece[]
  turns: Turn[]
}

/** What the maker of a room gets, and nobody else: the tokens of its seats and the invitations to the open ones. */
export interface Created {
  invitations: Record<string, string>
  room: string
  tokens: Record<string, string>
}

/** A cue that one can go back to, and the entry of the log after which it stood. */
export interface CueBack {
  cue: number
  serial: number
}

/** What the guide said while something happened: the other side's doing, or the table's. */
export interface CueSaid {
  cue: number
  lit?: Lit[]
  say: string
}

/** The whole of an ask, or of what is behind a branch: outlines, proposals, the reason why it is shut. */
export interface Detail {
  moment: number
  path?: string[]
  ref?: number
  seat: number
  t: 'detail'
}

/** A die on the table. `word` is of the game: die-first (rolled again since), die-zero (a second one), die-row; empty: it counts. */
export interface Die {
  value: number
  word?: string
}

/** Cards on the table between two or more players: a fight, a bluff, a test. The client brings it to the foreground. */
export interface Duel {
  about?: string
  against?: string
  name: string
  rule: string
  scale?: Mod[]
  sides: Side[]
  stage?: string
  suits?: string[]
  target?: number | null
}

/** What lies between two cells, or between a cell and the outside. If it can change, `Scene.states` says what it is now. */
export interface Edge {
  ends: [[number, number], [number, number]]
  id: string
  kind: string
  upper?: [number, number] | null
}

/** The first message: which room, which seats (by token), and the last serial already known. */
export interface Enter {
  room: string
  since?: number | null
  t: 'enter'
  tokens?: string[]
}

/**
 * One thing that happened at the table.
 *
 * `to` lists the seats that may know it; None means everybody, spectators too. A hidden thing is told twice: in full to the seats that
 * may know it, and to the others as what they could see (that two cards were drawn, not which). `but` lists the seats that have been told
 * in full and need not hear it again.
 */
export interface Event {
  args: Record<string, unknown>
  but?: number[] | null
  name: string
  rule: string
  to?: number[] | null
}

/** What a playing card looks like. The client draws it from this. Its name is the text `word-<id>`. */
export interface Face {
  icon?: string
  ink?: '' | 'blue' | 'gold' | 'green' | 'ink' | 'pink' | 'red'
  value?: string
}

/** What somebody wants to know of a game before choosing it. In words it is the texts `game-<name>-lead` and `game-<name>-size`. */
export interface Facts {
  difficulty: 'deep' | 'easy' | 'medium'
  minutes: [number, number]
}

/** Why something was not done: a text from the client's language files, or a rule's refusal. */
export interface Fault {
  code: string
  why: Refusal
}

/** What an answer would lead to, up to the first chance or the first other player's decision. */
export interface Foretold {
  events: Event[]
  lines?: Sentence[]
  pieces: Piece[]
  until?: '' | 'chance' | 'others'
}

/**
 * Everything that can be set.
 *
 * `quick` is a set-up for each edition that a newcomer can play at once, `lesson` one that teaches the game. If there are
 * scenarios, `scenario` is an option, and each scenario has its own boards; otherwise all `boards` can be played on.
 */
export interface Form {
  boards: BoardInfo[]
  bots?: string[]
  editions: string[]
  facts?: Facts | null
  game: string
  lesson?: Record<string, Record<string, unknown>>
  options: Option[]
  quick?: Record<string, Record<string, unknown>>
  scenarios?: ScenarioInfo[]
  seats: number[]
}

/**
 * An entry of the log, and what it changed on the screen: a patch from what the frame before showed, at first `{}`, to a `Shown`.
 *
 * A patch is `["=", value]`; or an object of patches, of which `["-"]` takes a field out; or `["@", [[place, patch], ...]]` in a list; or
 * `["~", start, cut, [value, ...]]`, which replaces a part of a list. None: nothing has changed.
 */
export interface Frame {
  patch: unknown
  serial: number
  settled?: boolean
  step: Step
}

/** A seat's answer to the question of a moment. */
export interface Given {
  answer: unknown
  moment: number
  seat: number
}

/** Something that a seat plays for, and how far it has got. */
export interface Goal {
  most?: number
  name?: string
  parts?: Share[]
  pieces?: string[]
  points?: number
  seat: number
  secret?: boolean
}

/** Where a lesson stands, as its learner is told. All texts are keys of the game's texts. */
export interface Guide {
  answers?: unknown[]
  astray?: string
  back?: CueBack[]
  cue: number
  decisive?: boolean
  ended?: boolean
  goal?: string
  hints?: number[]
  lesson: string
  lit?: Lit[]
  mode: 'auto' | 'bot' | 'end' | 'free' | 'guided' | 'open' | 'quiz'
  of: number
  own_way?: boolean
  passed?: boolean
  question?: QuizQuestion | null
  say?: string
  silent?: boolean
  skip?: boolean
}

/** Cards in front of a seat. `cards` is None if this viewer may only count them. */
export interface Hand {
  cards?: string[] | null
  count: number
  kind: string
  seat: number
}

/** How the service is: `fine`, or `ailing` when the database does not answer. */
export interface Health {
  database: boolean
  status: 'ailing' | 'fine'
  thinkers: number
}

/** How much harm a model can take: boxes, lost one by one. A model without boxes left is out of play. */
export interface HealthBar {
  boxes: number
  brinks?: number[]
  lost?: number
}

/** Help that somebody has asked for. 1: where to look; 2: what to do; 3: the answer itself. */
export interface Hint {
  answers?: unknown[]
  lit?: Lit[]
  say?: string
  strength: number
}

/** In a lesson: a hint for the question of this moment. Data: Hint. */
export interface HintAsked {
  moment: number
  ref?: number
  seat: number
  strength?: number
  t: 'hint'
}

/** A piece has lost boxes. */
export interface Hurt {
  amount: number
  at?: [number, number] | null
  by?: string
  event?: Event | null
  kind: 'hurt'
  piece?: string
  serial: number
  turn: number
}

/** Look at an invitation without using it. */
export interface Invitation {
  invitation: string
}

/** What an invitation is to: a seat of a room. */
export interface Invited {
  info: RoomInfo
  seat: number
}

/** Take the seat of an invitation. An invitation works once. */
export interface Join {
  invitation: string
  name?: string
}

export interface Joined {
  room: string
  seat: number
  token: string
}

/** Something that can be laid over the board: every engagement range, every aura. */
export interface Layer {
  name: string
  patches: Patch[]
  rule: string
}

/** Something drawn over the board: every engagement range, every aura. Data: Layer. */
export interface LayerAsked {
  name: string
  ref?: number
  t: 'layer'
}

/** The seat that gives up. */
export interface Leaving {
  seat: number
}

/** A piece has left the board for good. */
export interface Left {
  at?: [number, number] | null
  by?: string
  event?: Event | null
  kind: 'left'
  leader?: boolean
  piece?: string
  seat: number
  serial: number
  turn: number
}

/** A lesson in the list of a game. Title, goal and idea are keys of the game's texts. */
export interface LessonInfo {
  game: string
  goal: string
  guided?: boolean
  id: string
  idea: string
  level: number
  minutes: number
  next?: string
  quiz?: boolean
  rules?: string[]
  title: string
}

/** What is wrong with a line of a text. Lines are counted from 1; 0 is the whole text. */
export interface LineProblem {
  line: number
  text: string
  why: Refusal
}

/** Something that the guide points at. */
export interface Lit {
  at?: [number, number] | null
  id?: string
  kind: 'badge' | 'card' | 'cell' | 'marker' | 'option' | 'panel' | 'piece' | 'place' | 'terrain' | 'track'
  of?: string
}

/**
 * One thing on offer: the option, its card, its price, and a word for why it costs that. A worn thing names the option that wears it.
 *
 * A second copy of a card is the option `card#2`, a worn thing `card+worn`.
 */
export interface Lot {
  card: string
  group?: string
  id: string
  of?: string
  price: number
}

/** A thing that is not a model: a stone, a token, a marker. */
export interface Marker {
  at: [number, number, number] | null
  badges?: Record<string, number>
  cell?: string
  holder?: string
  id: string
  kind: string
  letter?: string
  radius: number
  seat?: number | null
}

/** What an option brings against one choice of the other side, made in secret or still to be made. */
export interface Match {
  against: string
  deals?: number[]
  form?: string
  share?: [number, number]
  suffers?: number[]
  words?: string[]
}

/** Take a branch. Behind it is nothing more (null), another question, or the reason why it is shut. */
export interface MenuAsk {
  about?: Understood
  branches: Record<string, Ask | Closed | null>
  kind: 'menu'
  name: string
  of: string
  rule: string
  seat: number
}

/** Something that is added to a total. `word` is a word of the game: mod-reach, mod-support. */
export interface Mod {
  amount: number
  word: string
}

/** Which place or path nearest to the one drawn may be taken? Data: an answer, or null. `back`: where a path of one leg begins. */
export interface Nearest {
  answer: unknown
  back?: [number, number] | null
  moment: number
  ref?: number
  seat: number
  t: 'nearest'
}

export interface NumberAsk {
  about?: Understood
  high: number
  kind: 'number'
  low: number
  name: string
  of: string
  rule: string
  seat: number
}

/** One thing to set. Its name and meaning are the texts `option-<name>` and `option-<name>-help`. */
export interface Option {
  default?: Record<string, unknown>
  group?: string
  high?: number
  kind: 'choice' | 'number' | 'switch'
  low?: number
  name: string
  options?: unknown[]
  rule?: string
  scenarios?: string[]
  seats?: number[]
}

/** Put all of them in order. */
export interface OrderAsk {
  about?: Understood
  kind: 'order'
  name: string
  of: string
  options: unknown[]
  rule: string
  seat: number
}

/** The moment of another room from which a room goes on: after that entry. */
export interface Origin {
  room: string
  serial: number
}

/** How a game ended: who won (nobody: a draw), by which rule, and each seat's score. */
export type Outcome = [number[], string, number[]?, string?]

/** An ability: its name, what it costs and how far it reaches, and what it does in words. */
export interface Part {
  id: string
  name: Record<string, string>
  rule?: string
  stats?: Stat[]
  text: Record<string, string>
  words?: string[]
}

/** A marked part of the board: around which piece or terrain, for which seat, and because of what. */
export interface Patch {
  about?: string
  by?: string
  reach?: number
  rings: [number, number][][]
  seat?: number | null
}

/** Draw a path: a list of legs, straight or around a point. */
export interface PathAsk {
  about?: Understood
  brief?: boolean
  kind: 'path'
  name: string
  of: string
  outline?: [number, number][][]
  proposals?: Leg[][]
  rule: string
  seat: number
}

/**
 * A model: where it stands and everything on its card. A seat of -1: a non-player character.
 *
 * `badges`, `states` and `marks` are words of the game. What a client needs to know of them to draw the model is said again in words
 * of the table, from `health` on; `Book.roles` says which words these are.
 */
export interface Piece {
  acted?: boolean
  at: [number, number, number] | null
  badges?: Record<string, number>
  card: string
  cell?: string
  copy?: number
  facing?: number | null
  health?: HealthBar | null
  id: string
  marks?: Record<string, unknown>
  may_act?: boolean
  pips?: number | null
  place?: 'beside' | 'board' | 'gone' | 'reserve' | 'unseen'
  posture?: '' | 'climbing' | 'crouching' | 'lying' | 'riding'
  radius: number
  rank?: '' | 'elite' | 'leader'
  reach?: number
  seat: number
  side?: number | null
  states?: string[]
  tall?: number
  things?: Thing[]
}

/** A pile on the table: its size, and its cards if it lies open. */
export interface Pile {
  cards?: string[] | null
  count: number
  kind: string
  seat?: number | null
}

/** Choose a place. A brief one comes without outline and proposals: ask for its detail. */
export interface PlaceAsk {
  about?: Understood
  brief?: boolean
  kind: 'place'
  name: string
  of: string
  outline?: [number, number][][]
  proposals?: (Point2 | Point3)[]
  rule: string
  seat: number
}

/** A new room. A lesson brings its own seats and options. */
export interface Plan {
  game: string
  lesson?: string
  options?: Record<string, unknown>
  practice?: boolean
  seats?: SeatPlan[]
  spectators?: boolean
}

export interface PointAt {
  at: [number, number]
  seat?: number | null
  t: 'point'
}

/** Somebody points at a place on the board. */
export interface Pointed {
  at: [number, number]
  seat: number | null
  t: 'pointed'
}

/** The connection is alive. */
export interface Pong {
  t: 'pong'
}

/** What would this answer lead to, as far as neither chance nor another player has a say? Data: Foretold. */
export interface Preview {
  answer: unknown
  moment: number
  ref?: number
  seat: number
  t: 'preview'
}

/** Why something was not done: a code for programs, the refusal with its key, and the sentence for people. */
export interface Problem {
  code: string
  text: string
  why: Refusal
}

/** Everything that is worth knowing about an option before it is chosen. */
export interface Prospect {
  effect?: Record<string, string>
  lines?: Sentence[]
  odds?: Chance[]
  rows?: Row[]
  warns?: Sentence[]
}

/** What does each option of the question behind these branches do and bring, as far as the seat knows? Data: Prospect by option. */
export interface ProspectsAsked {
  moment: number
  path?: string[]
  ref?: number
  seat: number
  t: 'prospects'
}

/** Still here. Sent every few seconds. */
export interface Pulse {
  t: 'pulse'
}

/** A question of a quiz. `right` and `because` are told once something has been chosen. */
export interface QuizQuestion {
  because?: string
  choices: string[]
  chosen?: number | null
  right?: number | null
}

/** A line that was tested, and what stops it. */
export interface Ray {
  by?: string
  clear: boolean
  end: [number, number]
  start: [number, number]
}

/** Another piece that could be reached: with what, and whether it takes a move first. */
export interface Reached {
  by: string
  distance: number
  moves?: boolean
  piece: string
}

/** What can be chosen from a text, and what is wrong with its lines. */
export interface ReadIn {
  answer: string[]
  slips: LineProblem[]
}

/** A text as an answer, if the question is a roster or comes before one. Data: ReadIn. */
export interface ReadText {
  moment: number
  ref?: number
  seat: number
  t: 'read'
  text: string
}

/** A term of the value that an answer changes: for the better, or for the worse. */
export interface Reason {
  better: boolean
  term: string
}

/** Some frames, the last serial of the log, and whether there are more frames now. */
export interface ReelPart {
  frames: Frame[]
  last: number
  more: boolean
}

/** Why something may not be done: a key of the texts, the clause, and what fills the sentence. */
export interface Refusal {
  args?: Record<string, unknown>
  key: string
  rule?: string
}

/** The answer to a message that carried a `ref`. */
export interface Reply {
  data?: unknown
  fault?: Fault | null
  ok: boolean
  ref: number
  t: 'reply'
}

/** A person takes the seat back from the bot that stood in. */
export interface Return {
  ref?: number
  seat: number
  t: 'return'
}

/** What everybody may know of a room. */
export interface RoomInfo {
  commitment: string
  concession?: string
  game: string
  lesson?: string
  options: Record<string, unknown>
  origin?: Origin | null
  patience?: number
  practice?: boolean
  room: string
  seats: SeatInfo[]
  seed?: string
  spectators?: number
  status: 'ended' | 'over' | 'playing'
  undo?: UndoAsked | null
  watchable?: boolean
}

/** What is offered for one purse. A brief one is empty: ask for its detail. Of what is not spent, at most `keep` is kept. */
export interface Roster {
  barred?: Barred[]
  fixed?: Lot[]
  groups?: string[]
  keep?: number
  lots?: Lot[]
  purse?: number
}

/** An option against every choice of the other side. `form`: what the card is turned into. */
export interface Row {
  form?: string
  matches: Match[]
}

/** A chat message. */
export interface Say {
  ref?: number
  seat: number
  t: 'say'
  text: string
}

/** A scenario: its story, its boards, and how many can play it; `why` not another number. */
export interface ScenarioInfo {
  boards: BoardInfo[]
  id: string
  name: Record<string, string>
  seats: number[]
  text: Record<string, string>
  why?: Refusal | null
}

/** Everything that one viewer may see. `seat` is None for a spectator. */
export interface Scene {
  active?: string
  board?: Board | null
  duels?: Duel[]
  game: string
  goals?: Goal[]
  hands?: Hand[]
  markers?: Marker[]
  names?: Record<string, Record<string, string>>
  phase: string
  pieces?: Piece[]
  piles?: Pile[]
  seat: number | null
  sheets?: Record<string, unknown>
  states?: Record<string, string>
  stories?: Story[]
  table?: Record<string, unknown>
  tracks?: Track[]
}

/** What rarely changes, sent before the first update and whenever it has changed. */
export interface Scenery {
  beats?: Record<
    string,
    | 'activation'
    | 'arrive'
    | 'attack'
    | 'card'
    | 'dice'
    | 'effect'
    | 'fall'
    | 'gain'
    | 'harm'
    | 'heal'
    | 'move'
    | 'score'
    | 'turn'
  >
  board: Board | null
  faces: Record<string, Face>
  glossary?: Term[]
  layers?: string[]
  minor?: string[]
  moves?: string[]
  names: Record<string, Record<string, string>>
  printed?: string[]
  reference?: Section[]
  roles?: Record<string, 'acted' | 'health' | 'pips' | 'place' | 'posture' | 'rank'>
  room: string
  sheets: Record<string, CardView>
  signs?: Record<string, string>
  stories?: Story[]
  t: 'scenery'
}

/** What everybody may know of a seat. */
export interface SeatInfo {
  bot?: string
  conceded?: boolean
  gone?: number
  here?: boolean
  kind: 'bot' | 'open' | 'person'
  name?: string
  replaced?: boolean
  seat: number
}

/** Who will sit there: a person at this screen, a bot, or whoever has the invitation. */
export interface SeatPlan {
  bot?: string
  kind: 'bot' | 'open' | 'person'
  name?: string
}

/** A block of abilities under one word of the game's texts (`section-<name>`). */
export interface Section {
  name: string
  parts: Part[]
}

/** A sentence of the game's texts with the rule it rests on. */
export interface Sentence {
  args?: Record<string, unknown>
  key: string
  rule?: string
}

/** The outline of a thing on the board: a ring of corners, or a circle. */
export interface Shape {
  circle?: [number, number, number] | null
  ring?: [number, number][]
}

/** A part of a goal: how many of how many, and whether it has been scored. */
export interface Share {
  done?: boolean
  have: number
  need: number
  word: string
}

/** What stood on a screen after an entry of the log. Scene and scenery are as in an update. */
export interface Shown {
  outcome?: Outcome | null
  scene: Scene
  scenery: Scenery
  waiting: Waiting[]
}

/** One side of a duel. Its hand is the hand of that seat and kind in the scene. */
export interface Side {
  aside?: string[]
  claim?: string
  declared?: string[]
  dice?: Die[]
  extra?: string[]
  fates?: Mod[]
  hand?: string
  hidden?: number
  mods?: Mod[]
  own?: string[]
  piece?: string
  result?: string
  role: string
  seat: number
  shown?: string[]
  source?: string
  suit?: string
  suits?: string[]
  target?: number | null
  total?: number | null
  weapon?: string
  words?: string[]
}

/** Does one piece see another, perhaps from another place? Data: Sightline. */
export interface SightAsked {
  at?: [number, number, number] | null
  one: string
  other: string
  ref?: number
  t: 'sight'
}

/** Whether one piece sees another: along which lines, past what, with which cover. */
export interface Sightline {
  blockers?: string[]
  clear: boolean
  cover?: string
  distance: number
  lines?: Sentence[]
  one: string
  other: string
  rays: Ray[]
}

/** In a lesson: let the table play the guided part, up to where the learner is free. */
export interface SkipGuide {
  ref?: number
  seat: number
  t: 'skip-guide'
}

/** Choose `least` to `most` of them; from a roster, what is allowed together. */
export interface SomeAsk {
  about?: Understood
  kind: 'some'
  least: number
  most: number
  name: string
  of: string
  options: unknown[]
  roster?: Roster | null
  rule: string
  seat: number
}

/** A part of the table that counts: rings, a circle (x, y, radius) or cells. `seat`: whose it is; None: everybody's. */
export interface Spot {
  cells?: string[]
  circle?: [number, number, number] | null
  rings?: [number, number][][]
  seat?: number | null
  what: Sentence
}

/** A number on a card. `name` is a word of the game's texts (`stat-<name>`); a length is in thousandths of the unit. */
export interface Stat {
  length?: boolean
  name: string
  signed?: boolean
  value: number | string
}

/** One entry of the log as a viewer may know it: who did what, and the events it led to. */
export interface Step {
  auto?: boolean
  cue?: CueSaid | null
  events?: Event[]
  forced?: boolean
  kind: 'answer' | 'ask-undo' | 'bot' | 'concede' | 'deny-undo' | 'end' | 'person' | 'said' | 'start' | 'undo'
  seat?: number | null
  serial: number
  text?: string
  to?: number | null
}

/** What is being played, in a game with several things to play. */
export interface Story {
  name: Record<string, string>
  text?: Record<string, string>
}

/** In a lesson: go back to an earlier cue, by the serial that the guide gives for it. */
export interface TakeBackTo {
  ref?: number
  seat: number
  serial: number
  t: 'back-to'
}

/** The seat whose last decision is taken back. */
export interface Taken {
  seat: number
}

/** A number that each seat has: `name` is a word with a label (`label-points`). */
export interface Tally {
  counts: number[]
  name: string
}

/** A word, what it means, and the forms in which a text may have it, separated by commas. */
export interface Term {
  forms?: Record<string, string>
  name: Record<string, string>
  text: Record<string, string>
}

/** A piece of terrain: what it is, where, and how tall. */
export interface Terrain {
  bottom?: number
  id: string
  kind: string
  look?: string
  marks?: Record<string, unknown>
  name?: Record<string, string>
  shapes: Shape[]
  top?: number
}

/** An item on somebody's card: what it is (its own card says the rest), whether it is in a hand, and what lies on it. */
export interface Thing {
  badges?: Record<string, number>
  card: string
  hand?: boolean
  id: string
  states?: string[]
}

/** Where a piece could get to and whom it could reach. */
export interface Threat {
  areas: Area[]
  piece: string
  reached: Reached[]
}

/** Where could a piece get to, and whom could it reach? Data: Threat. */
export interface ThreatAsked {
  piece: string
  ref?: number
  t: 'threat'
}

/** A number everybody can see: the turn, a score, who begins. */
export interface Track {
  name: string
  of?: number | null
  seat?: number | null
  value: number | string
}

/**
 * A turn, and the entry with which it began: notes up to that serial belong to the turn before. Where a game has several parts, turns
 * begin again from one.
 */
export interface Turn {
  number: number
  serial: number
}

/** The fields that every client and the terminal understand, whatever the game. All others only fill the text of the question. */
export interface Understood {
  ability?: string
  action?: string
  distance?: number
  marker?: string
  model?: string
  now?: number
  odds?: boolean
  puts?: string
  radius?: number
  rings?: Record<string, [number, number][]>
  sides?: string[]
  source?: string
  target?: string
  together?: boolean
  told?: boolean
}

/** Take the seat's last decision back: at once if that is free or only bots have to agree; otherwise the others are asked. */
export interface Undo {
  ref?: number
  seat: number
  t: 'undo'
}

/** Somebody wants to take a decision back and needs the others' consent. */
export interface UndoAsked {
  agreed: number[]
  needed: number[]
  seat: number
  serial: number
  why: Refusal
}

/** What the undo button of a seat would do: undo at once, ask the others, or nothing, and why. */
export interface UndoOffer {
  anew?: boolean
  bots?: boolean
  free?: boolean
  possible: boolean
  why?: Refusal | null
}

/**
 * Everything that one viewer may see now, and what has happened since that viewer's last update.
 *
 * `scene` comes without board, names, sheets and faces: they are in the scenery. `asks` are brief: ask `detail` for the rest.
 */
export interface Update {
  aims?: Aims
  asks: Ask[]
  guide?: Guide | null
  idle?: unknown
  moment: number
  outcome?: Outcome | null
  scene: Scene
  seat: number | null
  serial: number
  steps: Step[]
  t: 'update'
  undo?: UndoOffer | null
  waiting: Waiting[]
}

/** What everybody may know of an open question: whose it is and its name, never its options. */
export interface Waiting {
  ask: string
  chosen?: boolean
  rule: string
  seat: number
}

/** How a square is reached: what it costs, and the squares on the way, ending with it. */
export interface Way {
  cost: number
  path: string[]
}

/** The first message after `enter`. `cut`: too much was missed, and older steps are left out (fetch them if you want them). */
export interface Welcome {
  cut?: boolean
  info: RoomInfo
  seats: number[]
  t: 'welcome'
}

/** Why may this answer not be given? The reply's data is a Refusal or null. */
export interface WhyNot {
  answer: unknown
  moment: number
  ref?: number
  seat: number
  t: 'why'
}

/** An answer as text, if the question is a roster. Data: a text. */
export interface Write {
  answer: unknown
  lang?: string
  moment: number
  ref?: number
  seat: number
  t: 'write'
}

export type ServerMessage = Scenery | Welcome | Update | About | Reply | Pointed | Pong

export type ClientMessage =
  | Absence
  | AdviceAsked
  | Answer
  | ChooseInQuiz
  | Concede
  | Consent
  | Detail
  | Enter
  | HintAsked
  | LayerAsked
  | Nearest
  | PointAt
  | Preview
  | ProspectsAsked
  | Pulse
  | ReadText
  | Return
  | Say
  | SightAsked
  | SkipGuide
  | TakeBackTo
  | ThreatAsked
  | Undo
  | WhyNot
  | Write
