/** `npm run test:upgrade`: see `resilience/upgrade.ts`. */
import { ensureBuilt, ensureInstalled, runsWell } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
process.exit(runsWell('resilience/upgrade.ts', process.argv.slice(2)) ? 0 : 1)
