/** `npm start`: installs and builds what is missing, then starts the server and restarts it if it fails. */
import path from 'node:path'
import { installChromium } from './chromium.mjs'
import { MALLOC_SETTINGS, NODE_FLAGS } from './node-settings.mjs'
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs'
import { superviseNode } from './supervise.mjs'

ensureInstalled()
installChromium()
ensureBuilt()
superviseNode([...NODE_FLAGS, path.join(root, 'build/server/main.js')], {
  NODE_ENV: 'production',
  ...MALLOC_SETTINGS,
})
