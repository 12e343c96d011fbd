// The sounds alone, as one script for a page that renders them (tests/browser/looks/test_sounds.py): `sounds.SOUNDS`, `sounds.Sounds`.
import { rolldown } from 'rolldown'

const settings = {
  name: 'settings',
  resolveId: (id) => (id.endsWith('settings.svelte') ? '\0settings' : null),
  load: (id) => (id === '\0settings' ? 'export const settings = {}' : null), // whoever renders says how loud
}
const bundle = await rolldown({ input: 'src/lib/sounds.ts', plugins: [settings] })
const { output } = await bundle.generate({ format: 'iife', name: 'sounds' })
process.stdout.write(output[0].code)
