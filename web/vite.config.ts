import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { emblems } from './emblems.mjs'

// `npm run dev` serves the client with hot reload and passes the rest on to a server started by hand.
const server = process.env.ESCARMOUCHE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), emblems()],
  base: './',
  build: {
    outDir: '../src/escarmouche/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: addresses for scripts and fonts
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700, // kB: the theatre, which is fetched when it is wanted
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // or Svelte would think it renders on a server
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000 }, // some ask Python, which is slow to start on a busy machine
})
