/** `npm start`: installs and builds what is missing, then starts the server. */
import path from 'node:path'
import { MALLOC_SETTINGS, NODE_FLAGS } from './node-settings.mjs'
import { ensureBuilt, ensureInstalled, root, runNode } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
runNode([...NODE_FLAGS, path.join(root, 'build/server/main.js')], {
  NODE_ENV: 'production',
  ...MALLOC_SETTINGS,
})
