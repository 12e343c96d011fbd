// Six small dry sounds of a table, made when they are wanted; no files. Each is a list of strokes: a tone that glides, or noise through a
// filter, that swells and fades.

import { settings } from './settings.svelte'

export type Sound = 'turn' | 'dice' | 'card' | 'blade' | 'step' | 'fall'

interface Swell {
  at: number // s after the beginning
  peak: number
  attack: number // s
  decay: number // s
}
interface Tone extends Swell {
  from: number // Hz
  to: number
}
interface Noise extends Swell {
  filter: BiquadFilterType
  hertz: number
  q: number
}
type Stroke = Tone | Noise

const tone = (at: number, from: number, to: number, peak: number, attack: number, decay: number): Tone => ({
  at,
  from,
  to,
  peak,
  attack,
  decay,
})
const noise = (
  at: number,
  filter: BiquadFilterType,
  hertz: number,
  q: number,
  peak: number,
  attack: number,
  decay: number,
): Noise => ({ at, filter, hertz, q, peak, attack, decay })

const KNOCKS = [0, 0.07, 0.125, 0.19, 0.29, 0.43] // s: slower and softer
const STEEL: [number, number][] = [
  [2093, 0.2],
  [3367, 0.14],
  [4870, 0.1],
  [6541, 0.05],
] // Hz that do not fit together, and how loud

export const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = {
  // a wooden disc set down on paper
  step: [noise(0, 'lowpass', 1900, 0.8, 0.5, 0.002, 0.035), tone(0, 310, 190, 0.55, 0.002, 0.09)],
  // it slides, it is turned, it lies
  card: [
    noise(0, 'bandpass', 2100, 0.8, 0.5, 0.06, 0.07),
    noise(0.11, 'bandpass', 3000, 0.9, 0.8, 0.001, 0.04),
    tone(0.11, 260, 170, 0.35, 0.001, 0.07),
  ],
  dice: KNOCKS.flatMap((at, k) => {
    const peak = 0.95 * 0.84 ** k
    return [
      noise(at, 'bandpass', 2300 - 160 * k, 1.2, peak, 0.001, 0.03),
      tone(at, 1250 - 110 * k, 900, peak * 0.35, 0.001, 0.03),
    ]
  }),
  // a breath of air, then steel
  blade: [
    noise(0, 'bandpass', 1500, 0.6, 0.3, 0.05, 0.05),
    ...STEEL.map(([hertz, peak]) => tone(0.085, hertz, hertz * 0.996, peak, 0.001, 0.34)),
    noise(0.085, 'highpass', 4200, 0.7, 0.4, 0.001, 0.04),
  ],
  // a body, and what it carried
  fall: [
    tone(0, 150, 52, 0.6, 0.004, 0.42),
    noise(0, 'lowpass', 520, 0.7, 0.42, 0.004, 0.16),
    noise(0.15, 'lowpass', 1100, 0.7, 0.4, 0.004, 0.14),
  ],
  // a small bell and its fifth: it is for you to decide
  turn: [
    tone(0, 587.3, 587.3, 0.34, 0.004, 1.1),
    tone(0, 1174.7, 1174.7, 0.16, 0.004, 0.8),
    tone(0.16, 880, 880, 0.2, 0.004, 0.95),
    tone(0.16, 1760, 1760, 0.08, 0.004, 0.6),
  ],
}

const SILENCE = 0.0001
const OVERALL = 0.5 // at full volume
const TAIL = 0.02 // s

/** What is wanted: nothing, until it is switched on. */
export interface Loudness {
  sound: boolean
  volume: number
}

export class Sounds {
  private context: AudioContext | null = null // one for the page, made when it is first needed
  private hiss: AudioBuffer | null = null

  constructor(
    private readonly wanted: () => Loudness,
    private readonly open: () => AudioContext = () => new AudioContext(),
  ) {}

  /** Play a sound, `delay` ms from now. */
  play(sound: Sound, delay = 0): void {
    const { sound: on, volume } = this.wanted()
    if (!on || volume <= 0) return
    const context = (this.context ??= this.open())
    if (context.state === 'suspended') void context.resume()
    const master = context.createGain()
    master.gain.value = OVERALL * volume ** 2 // as the ear hears it
    master.connect(context.destination)
    const start = context.currentTime + delay / 1000
    for (const stroke of SOUNDS[sound]) this.strike(context, master, stroke, start + stroke.at)
  }

  private strike(context: AudioContext, to: AudioNode, stroke: Stroke, at: number): void {
    const { peak, attack, decay } = stroke
    const swell = context.createGain()
    swell.gain.setValueAtTime(SILENCE, at)
    swell.gain.exponentialRampToValueAtTime(peak, at + attack)
    swell.gain.exponentialRampToValueAtTime(SILENCE, at + attack + decay)
    swell.connect(to)
    const source = 'from' in stroke ? this.tone(context, stroke, at) : this.noise(context)
    if ('from' in stroke) source.connect(swell)
    else source.connect(this.filter(context, stroke)).connect(swell)
    source.start(at)
    source.stop(at + attack + decay + TAIL)
  }

  private tone(context: AudioContext, { from, to, attack, decay }: Tone, at: number): AudioScheduledSourceNode {
    const source = context.createOscillator()
    source.frequency.setValueAtTime(from, at)
    source.frequency.exponentialRampToValueAtTime(to, at + attack + decay)
    return source
  }

  private noise(context: AudioContext): AudioScheduledSourceNode {
    this.hiss ??= white(context)
    const source = context.createBufferSource()
    source.buffer = this.hiss
    return source
  }

  private filter(context: AudioContext, { filter, hertz, q }: Noise): BiquadFilterNode {
    const node = context.createBiquadFilter()
    node.type = filter
    node.frequency.value = hertz
    node.Q.value = q
    return node
  }
}

/** Half a second of white noise. */
function white(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let k = 0; k < samples.length; k++) samples[k] = 2 * Math.random() - 1
  return buffer
}

/** One for the page: there is one pair of loudspeakers. */
export const sounds = new Sounds(() => settings)
