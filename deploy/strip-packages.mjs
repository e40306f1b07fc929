/** Leaves in node_modules what the running server may load, and nothing else. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { productionPackages } from '../scripts/production-packages.mjs'

/** The image brings a Node of its own. */
const NODES = /^node_modules\/node-(?:linux|win)-/

const needed = [...productionPackages('.', { isLeftOut: (place) => NODES.test(place) }).keys()]
let removed = 0
for (const place of Object.keys(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)) {
  if (!place || !existsSync(place) || needed.some((other) => `${other}/`.startsWith(`${place}/`))) continue
  rmSync(place, { recursive: true })
  removed += 1
}
rmSync('node_modules/.bin', { recursive: true, force: true })
console.log(`kept ${needed.length} packages, removed ${removed}`)
