/** The licenses of a running gallery's packages, which the build writes for /about/licenses. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nameAt, productionPackages } from './production-packages.mjs'

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice|third[-_]?party)[^/]*(?<!\.(?:js|json|ts))$/i

/**
 * Writes `list.json` and each different text once, as a file that the list numbers.
 * @param {string} root the folder of package-lock.json and node_modules
 * @param {string} folder
 */
export function writeLicenses(root, folder) {
  mkdirSync(folder, { recursive: true })
  /** @type {Map<string, number>} */
  const texts = new Map()
  const installed = [...productionPackages(root, { alsoBundled: true })].filter(([place]) =>
    existsSync(path.join(root, place)),
  )
  const packages = installed.map(([place, { version, license }]) => {
    const text = textOf(path.join(root, place))
    if (text && !texts.has(text)) texts.set(text, texts.size)
    return { name: nameAt(place), version, license, ...(text && { text: texts.get(text) }) }
  })
  packages.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'))
  const once = packages.filter(
    ({ name, version }, at) => name !== packages[at - 1]?.name || version !== packages[at - 1]?.version,
  )
  writeFileSync(path.join(folder, 'list.json'), JSON.stringify(once))
  for (const [text, number] of texts) writeFileSync(path.join(folder, `${number}.txt`), text)
}

/** @param {string} folder */
function textOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim())
    .join('\n\n')
}
