/** `npm start`: installs and builds what is missing, then starts the server. */
import path from 'node:path'
import { ensureBuilt, ensureInstalled, root, runNode } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
runNode(['--enable-source-maps', path.join(root, 'build/server/main.js')], {
  NODE_ENV: 'production',
  // Threads that compress pages and images would otherwise keep memory nobody uses. Only Linux reads it.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
})
