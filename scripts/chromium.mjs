/** Finds Chromium for the browser tests, and installs Debian's package where possible. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without a user interface: a page costs half as much. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const APT = '/usr/bin/apt-get'

export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  return [wanted, ...PLACES].find((place) => place && existsSync(place))
}

/**
 * The path of Chromium, or undefined. As root on Debian it installs the headless shell, even if another Chromium is
 * present: browser tests take half the time in it.
 */
export function ensureChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL))
    installDebianPackage('chromium-headless-shell')
  return findChromium()
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
