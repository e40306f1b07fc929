/** Finds a Chromium for the browser tests, and fetches Debian's where that is possible. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
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

/** A Chromium's path; installs Debian's package when this is Debian and the user may. Undefined when there is none. */
export function ensureChromium() {
  return findChromium() ?? (installDebianPackage('chromium') ? findChromium() : undefined)
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
