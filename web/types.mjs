// Turns the schema of the wire (standard input) into TypeScript types (standard output): see `make web-types`.
import { readFileSync } from 'node:fs'
import prettier from 'prettier'

const HEAD = `// Written by 'make web-types' from src/escarmouche/server/wire/messages.py and ask_shapes.py; do not edit.

export type Point2 = [number, number]
export type Point3 = [number, number, number]

/** A leg of a path: straight to a point, and up or down to a height there if it has one, or an arc around one. */
export type Leg = Point2 | Point3 | Arc

/** A question. */
export type Ask = ChooseAsk | SomeAsk | OrderAsk | NumberAsk | MenuAsk | PlaceAsk | PathAsk
`

const RENAMED = { Point: 'PointAt' } // a message; the place itself is a Point2

// What the schema leaves open, because it travels as plain data.
const TYPED = {
  'Update.asks': 'Ask[]',
  'MenuAsk.branches': 'Record<string, Ask | Closed | null>',
  'PlaceAsk.proposals': '(Point2 | Point3)[]',
  'PathAsk.proposals': 'Leg[][]',
  'Arc.turn': "'left' | 'right'",
}

const SAID = ['Scenery', 'Welcome', 'Update', 'About', 'Reply', 'Pointed', 'Pong'] // by the server

const given = JSON.parse(readFileSync(0, 'utf8'))
const schemas = { ...given.asks, ...given.$defs }

function named(name) {
  return RENAMED[name] ?? name
}

function type(schema) {
  if (schema.$ref) return named(schema.$ref.split('/').at(-1))
  if (schema.const !== undefined) return quoted(schema.const)
  if (schema.enum) return schema.enum.map(quoted).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.map(type).join(' | ')
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      return list(schema)
    case 'object':
      return `Record<string, ${schema.additionalProperties ? type(schema.additionalProperties) : 'unknown'}>`
    default:
      return 'unknown'
  }
}

function list(schema) {
  if (schema.prefixItems) return `[${schema.prefixItems.map(type).join(', ')}]`
  const item = schema.items ? type(schema.items) : 'unknown'
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`
}

function quoted(value) {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function comment(text) {
  const lines = (text ?? '').split('\n').map((line) => line.trim())
  if (!lines[0]) return ''
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`
}

function tuple({ prefixItems, minItems }) {
  const parts = prefixItems.map((item, at) => (at < minItems ? type(item) : `(${type(item)})?`))
  return `[${parts.join(', ')}]`
}

function struct(name, schema) {
  if (schema.type === 'array') return `${comment(schema.description)}export type ${named(name)} = ${tuple(schema)}\n`
  const required = new Set(schema.required ?? [])
  const fields = Object.entries(schema.properties ?? {}).map(([field, inner]) => {
    const shape = TYPED[`${name}.${field}`] ?? type(inner)
    return `  ${field}${required.has(field) ? '' : '?'}: ${shape}\n`
  })
  return `${comment(schema.description)}export interface ${named(name)} {\n${fields.join('')}}\n`
}

const names = Object.keys(schemas).sort()
const tagged = names.filter((name) => schemas[name].properties?.t)
const asked = tagged.filter((name) => !SAID.includes(name)).map(named)
const languages = Object.entries(given.languages).map(
  ([lang, { name, decimal }]) => `  ${lang}: { name: '${name}', decimal: '${decimal}' },\n`,
)
const parts = [
  HEAD,
  `/** What the page can be read in: a language by its own name, and how it writes numbers. */\nexport const LANGUAGES = {\n${languages.join('')}} as const\n`,
  ...names.map((name) => struct(name, schemas[name])),
  `export type ServerMessage = ${SAID.join(' | ')}\n`,
  `export type ClientMessage = ${asked.join(' | ')}\n`,
]
const config = await prettier.resolveConfig(import.meta.filename)
process.stdout.write(await prettier.format(parts.join('\n'), { ...config, plugins: [], parser: 'typescript' }))
