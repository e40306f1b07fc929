/** `npm run mailshelf -- COMMAND`: the command line of this checkout. */
import path from 'node:path'
import { MALLOC_SETTINGS, NODE_FLAGS } from './node-settings.mjs'
import { ensureBuilt, ensureInstalled, root, runNode } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
runNode([...NODE_FLAGS, path.join(root, 'build/server/cli.js'), ...process.argv.slice(2)], {
  NODE_ENV: 'production',
  ...MALLOC_SETTINGS,
})
