import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { emblems } from './emblems.mjs'

// `npm run dev` serves the client with hot reload and passes the rest on to a server started by hand.
const server = process.env.ESCARMOUCHE_SERVER ?? 'http://127.0.0.1:8000'

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}
const reached = new Map<string, Set<string>>()

/** Everything that a page cannot do without. */
function needed(page: string, graph: Graph): Set<string> {
  const known = reached.get(page)
  if (known) return known
  const found = new Set([fileURLToPath(new URL(page, import.meta.url))])
  for (const id of found) for (const more of graph.getModuleInfo(id)?.importedIds ?? []) found.add(more)
  reached.set(page, found)
  return found
}

/** Few files for a table, instead of one for each set of pages that share something: each answer has a head of its own, and what stands in
 * one file is compressed together. */
function fileOf(id: string, graph: Graph): string | null {
  if (!needed('src/pages/Room.svelte', graph).has(id)) return null
  return needed('src/pages/Home.svelte', graph).has(id) ? 'shared' : 'table'
}

/** Texts without the comments for those who translate them. */
const plainTexts: Plugin = {
  name: 'plain-texts',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?raw')) return null
    const text = readFileSync(id.replace('?raw', ''), 'utf8')
      .replace(/^#.*\n/gm, '')
      .replace(/\n{2,}/g, '\n')
    return `export default ${JSON.stringify(text)}`
  },
}

export default defineConfig({
  plugins: [plainTexts, svelte(), emblems()],
  base: './',
  build: {
    outDir: '../src/escarmouche/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: addresses for scripts and fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: fileOf, debugName: 'table' },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 700, // kB: the theatre, which is fetched when it is wanted
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // or Svelte would think it renders on a server
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000 }, // some ask Python, which is slow to start on a busy machine
})
