/** `npm start`: everything from nothing, and nothing twice. */
import path from 'node:path'
import { ensureBuilt, ensureInstalled, root, runNode } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
runNode(['--enable-source-maps', path.join(root, 'build/server/main.js')], {
  NODE_ENV: 'production',
  // Threads that pack pages and pictures would otherwise hold on to memory that nobody uses. Linux alone reads it.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
})
