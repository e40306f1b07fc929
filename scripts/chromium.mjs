/** Finds a Chromium for the browser tests, and fetches Debian's where that is possible. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without windows and what belongs to them: a page costs half. */
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
 * A Chromium's path, undefined when there is none. Where this is Debian and the user may, the headless shell is
 * installed, whatever other Chromium there is: the journeys take half the time in it.
 */
export function ensureChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL))
    installDebianPackage('chromium-headless-shell')
  return findChromium()
}

/** Installs a package with apt-get; false where there is no apt-get or no right to use it. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false
  console.log(`Installing Debian's ${name} (once)…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env }
  return (
    spawnSync(APT, ['update', '-qq'], options).status === 0 &&
    spawnSync(APT, ['install', '-y', '-qq', '--no-install-recommends', name], options).status === 0
  )
}
