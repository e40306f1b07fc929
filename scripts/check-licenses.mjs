/** `npm run check` refuses packages of a running gallery whose license does not let everyone use and pass it on. */
import path from 'node:path'
import satisfies from 'spdx-satisfies'
import { nameAt, productionPackages } from './production-packages.mjs'

const PERMISSIVE =
  `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1`.split(' ')
/** Used unchanged, as a file or library of its own. */
const EXCEPTIONS = { 'axe-core': ['MPL-2.0'], '@img/sharp-': ['LGPL-3.0-or-later'] }

const root = path.resolve(import.meta.dirname, '..')
const folders = process.argv[2] ? [process.argv[2]] : [root, path.join(root, 'packages/browser')]
const refused = folders.flatMap((folder) =>
  [...productionPackages(folder, { alsoBundled: true })]
    .filter(([place, { license }]) => !isAllowed(nameAt(place), license))
    .map(([place, { license, version }]) => `${nameAt(place)}@${version}: ${license ?? 'no license'}`),
)
console.log(refused.join('\n') || 'Every package of a running gallery has a permissive license.')
process.exit(refused.length > 0 ? 1 : 0)

/** @param {string} name @param {string} [license] */
function isAllowed(name, license) {
  const more = Object.entries(EXCEPTIONS).flatMap(([start, allowed]) =>
    name.startsWith(start) ? allowed : [],
  )
  try {
    return satisfies(license ?? '', [...PERMISSIVE, ...more])
  } catch {
    // Not an SPDX expression.
    return false
  }
}
