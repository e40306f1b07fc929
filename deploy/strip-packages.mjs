/**
 * Leaves in node_modules what the running server may load, and nothing else. `npm prune` keeps more: what others would
 * use if it were there, such as compilers and test runners, and what those brought along.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
/** The image brings a Node of its own. */
const NODES = /^node_modules\/node-(?:linux|win)-/

const needed = new Set()
// The root's own optional packages are those Nodes.
const waiting = Object.keys(packages[''].dependencies).map((name) => placeOf(name, ''))
for (const place of waiting) {
  if (!place || needed.has(place)) continue
  needed.add(place)
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[place]
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
  waiting.push(...names.map((name) => placeOf(name, place)))
}

let removed = 0
for (const place of Object.keys(packages)) {
  if (!place || needed.has(place) || !existsSync(place) || holdsNeeded(place)) continue
  rmSync(place, { recursive: true })
  removed += 1
}
rmSync('node_modules/.bin', { recursive: true, force: true })
console.log(`kept ${needed.size} packages, removed ${removed}`)

/** Where Node finds a package from inside another: beside it, or further up. */
function placeOf(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`
    if (packages[place] && !NODES.test(place)) return place
    if (!folder) return null
  }
}

function holdsNeeded(place) {
  return [...needed].some((other) => other.startsWith(`${place}/`))
}
