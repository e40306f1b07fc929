/** `npm run dev`: the server with hot reload. */
import path from 'node:path'
import { ensureInstalled, root, runNode } from './prepare.mjs'

ensureInstalled()
runNode([path.join(root, 'server/dev.ts')], { NODE_ENV: 'development' })
