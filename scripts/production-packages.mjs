/** The packages of which a running gallery consists, as package-lock.json names them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Packages that the build takes into its files; they are not installed with a running gallery. */
export const BUNDLED = [
  'lucide-react',
  'prettier',
  'tailwindcss',
  '@fontsource-variable/besley',
  '@fontsource-variable/geist-mono',
  '@fontsource/besley',
]

/** Licenses that a package states in an old form, which npm does not read. */
const STATED = { busboy: 'MIT', streamsearch: 'MIT' }

/** @typedef {{ name?: string, version: string, license?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked */

/**
 * What the server may load, by its place in node_modules. `npm prune` and `--omit dev` keep more: what others would use
 * if it were there, such as compilers and test runners, and what those brought along.
 * @param {string} root the folder of package-lock.json
 * @param {{ isLeftOut?: (place: string) => boolean, alsoBundled?: boolean }} [options]
 * @returns {Map<string, Locked>}
 */
export function productionPackages(root, { isLeftOut = () => false, alsoBundled = false } = {}) {
  /** @type {Record<string, Locked>} */
  const packages = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  const { dependencies, optionalDependencies } = packages['']
  const needed = new Map()
  const names = Object.keys({ ...dependencies, ...optionalDependencies })
  const waiting = [...names, ...(alsoBundled ? BUNDLED : [])].map((name) => placeOf(name, ''))
  for (const place of waiting) {
    if (!place || needed.has(place)) continue
    const entry = packages[place]
    needed.set(place, { ...entry, license: entry.license ?? STATED[nameAt(place)] })
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    )
    const wanted = [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers]
    waiting.push(...wanted.map((name) => placeOf(name, place)))
  }
  return needed

  /** Where Node finds a package from inside another: beside it, or further up. */
  function placeOf(/** @type {string} */ name, /** @type {string} */ from) {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const place = `${folder && `${folder}/`}node_modules/${name}`
      if (packages[place] && !isLeftOut(place)) return place
      if (!folder) return null
    }
  }
}

/** The name of a package, from its place. */
export function nameAt(/** @type {string} */ place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
