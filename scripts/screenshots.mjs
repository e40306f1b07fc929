/**
 * `npm run screenshots`: takes a screenshot of every screen for docs/screenshots/. Arguments select screens by name;
 * `--all` also writes full-size images to .cache/screenshots/, the light ones at full page length, for review.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, root, runNode } from './prepare.mjs'

/** The date shown in the screenshots, so that they are reproducible: the week before Black Friday. */
const TODAY = Date.UTC(2026, 10, 21, 10)

ensureInstalled()
if (!ensureChromium()) fail('Screenshots need Chromium. Install your system’s package or set CHROMIUM_PATH.')
ensureBuilt()
runNode([path.join(root, 'screenshots/take.ts'), ...process.argv.slice(2)], {
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(root, 'screenshots/shift-clock.mjs')).href}`,
  SHOTS_SHIFT: String(TODAY - Date.now()),
  TZ: 'UTC',
})
