/** `npm run test:cluster`: see `resilience/cluster/run.ts`. */
import { ensureBuilt, ensureInstalled, runsWell } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
process.exit(runsWell('resilience/cluster/run.ts', process.argv.slice(2)) ? 0 : 1)
