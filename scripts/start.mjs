/** `npm start`: everything from nothing, and nothing twice. */
import path from 'node:path'
import { ensureBuilt, ensureInstalled, root, runNode } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
runNode(['--enable-source-maps', path.join(root, 'build/server/main.js')], { NODE_ENV: 'production' })
