/**
 * `npm run samples -- build|checks|sheet|art|check`: builds the sample library in packages/samples. The first run
 * installs its dependencies (fonts and image tools), which the gallery does not need.
 */
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, fail, root, runNode } from './prepare.mjs'

const FOLDER = path.join(root, 'packages/samples')
const COMMANDS = {
  /** Rebuilds the bundle that the gallery ships. */
  build: [path.join(FOLDER, 'build-bundle.ts')],
  /** Checks the emails of the bundle again, after a change in `app/inspection/checks`. */
  checks: [path.join(FOLDER, 'check-bundle.ts')],
  /** Renders every bundled card onto contact sheets. */
  sheet: [path.join(FOLDER, 'contact-sheet.ts')],
  /** Renders art, logos and post covers. */
  art: [path.join(FOLDER, 'render-art.ts')],
  /** Checks the types of the studio, whose libraries the gallery does not install. */
  check: [path.join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--project', FOLDER],
}

const [command, ...args] = process.argv.slice(2)
if (!Object.hasOwn(COMMANDS, command ?? ''))
  fail(`Usage: npm run samples -- ${Object.keys(COMMANDS).join('|')}`)

ensureInstalled()
if (command !== 'checks') ensureInstalled(FOLDER)
const chromium = command === 'check' ? undefined : ensureChromium()
if (command !== 'check' && !chromium)
  fail('Rendering needs Chromium. Install your system’s package or set CHROMIUM_PATH.')
runNode([...COMMANDS[command], ...args], chromium && { CHROMIUM_PATH: chromium })
