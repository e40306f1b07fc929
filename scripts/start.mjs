/** `npm start`: installs and builds what is missing, then starts the server. */
import path from 'node:path'
import { ensureBuilt, ensureInstalled, root, runNode } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
runNode(['--enable-source-maps', path.join(root, 'build/server/main.js')], {
  NODE_ENV: 'production',
  // Limits memory arenas: threads that compress pages and images would otherwise hold unused memory. Linux only.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
})
