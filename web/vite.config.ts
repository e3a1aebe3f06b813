import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { icons } from './plugins/icons.ts'
import { tables } from './plugins/pictures.ts'
import { titles } from './plugins/titles.ts'

const server = process.env.HOFSTAAT_SERVER ?? 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [icons(), titles(), tables(), svelte(), svelteTesting()],
  base: '/',
  build: {
    outDir: process.env.WEB_OUT ?? '../src/hofstaat/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0, // the Content-Security-Policy knows no data: addresses
    sourcemap: false,
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['src/test/setup.ts'] },
})
