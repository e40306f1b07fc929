/**
 * `npm run screenshots`: every screen as a picture, into docs/screenshots/. Names as arguments take those alone; `--all` also
 * writes each picture at its full size into .cache/screenshots/, the light ones at their full length, for review.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, root, runNode } from './prepare.mjs'

/** The pictures' today, so that the same sources make the same pictures: the week before Black Friday. */
const TODAY = Date.UTC(2026, 10, 21, 10)

ensureInstalled()
if (!ensureChromium()) fail('The pictures need Chromium: install your system’s package or set CHROMIUM_PATH.')
ensureBuilt()
runNode([path.join(root, 'screenshots/take.ts'), ...process.argv.slice(2)], {
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(root, 'screenshots/other-day.mjs')).href}`,
  SHOTS_SHIFT: String(TODAY - Date.now()),
  TZ: 'UTC',
})
