/**
 * Holds the page that says where each thing the contracts ask for lives, and which test shows it: every file it names
 * is there, and every test it quotes stands in its file. Its tables have three columns:
 *
 *     | what is asked | `file` … | `test file`: “title” “title” <br> `test file`: “title” |
 */
import { existsSync, readFileSync } from 'node:fs'

const PAGE = 'docs/spec-coverage.md'

const faults = []
const texts = new Map()
let rows = 0

for (const [index, line] of readFileSync(PAGE, 'utf8').split('\n').entries()) {
  if (!line.startsWith('|') || isHead(line)) continue
  rows += 1
  for (const fault of faultsOf(line)) faults.push(`${PAGE}:${index + 1}: ${fault}`)
}

if (faults.length > 0) {
  console.error(`The coverage of the contracts is not true in ${faults.length} places:\n${faults.join('\n')}`)
  process.exit(1)
}
console.log(`${rows} rows of coverage hold`)

function isHead(line) {
  return /^\|\s*(?:what [^|]*\|\s*where |:?-+)/i.test(line)
}

function faultsOf(line) {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1)
  if (cells.length !== 3) return [`${cells.length} columns instead of three`]
  const [, where, shown] = cells
  const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file)
  if (files.length === 0) return ['no file']
  const missing = files.filter((file) => !existsSync(file)).map((file) => `no such file: ${file}`)
  return [...missing, ...faultsOfTests(shown)]
}

function faultsOfTests(cell) {
  const [, ...parts] = cell.split(/`([^`]+)`:/)
  if (parts.length === 0) return ['no test']
  const faults = []
  for (let at = 0; at < parts.length; at += 2) {
    const [file, quoted] = [parts[at], parts[at + 1]]
    const text = textOf(file)
    const titles = [...quoted.matchAll(/“(.*?)”(?=[\s;,]|<br>|$)/g)].map(([, title]) => title)
    if (text === null) faults.push(`no such file: ${file}`)
    else if (titles.length === 0) faults.push(`no title of a test in ${file}`)
    else
      faults.push(
        ...titles.filter((title) => !text.includes(title)).map((title) => `${file} has no “${title}”`),
      )
  }
  return faults
}

/** A file with its quotes as they are read. */
function textOf(file) {
  if (!texts.has(file)) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : null
    texts.set(file, text && text.replaceAll(/\\(['"`])/g, '$1'))
  }
  return texts.get(file)
}
