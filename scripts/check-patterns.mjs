/**
 * Holds every regular expression of the product to linear time: text from outside must not decide how long a match
 * takes. With `--write`, recheck judges the new patterns and `checked-patterns.txt` keeps what it found; the check itself
 * only reads that file, so that no slow machine fails it. Of recheck's backends the one in JavaScript is enough here.
 *
 * A pattern that is not linear needs a comment above it:
 *   // bounded: why the text it sees is always short
 *   // measured: which test proves that time grows no faster than its input
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { ensureInstalled, root } from './prepare.mjs'

process.env.RECHECK_BACKEND = 'pure'
const PACKAGE = path.join(root, 'packages/lint')
const KNOWN = path.join(root, 'scripts/checked-patterns.txt')
const JUDGING_MS = 60_000
const REASON = /\b(?:bounded|measured): \S/
const LINES_ABOVE = 6
const writing = process.argv.includes('--write')

/** Verdicts by the digest of the pattern. */
const verdicts = readVerdicts()
const used = new Map()
const faults = []
for (const file of globSync('{app,server,cli}/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
  if (/\.test\.tsx?$/.test(file)) continue
  for (const pattern of patternsOf(file)) check(file, pattern)
}
if (writing) writeVerdicts()
if (faults.length > 0) {
  console.error(`${faults.length} patterns may take more than linear time (see scripts/check-patterns.mjs):`)
  console.error(faults.join('\n'))
  process.exit(1)
}

function check(file, { source, flags, line, code, reasoned }) {
  const where = `${file}:${line} ${code.replace(/\s+/g, ' ').slice(0, 120)}`
  if (source === null) {
    if (!reasoned) faults.push(`${where}\n    is put together while the program runs`)
    return
  }
  const id = createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 16)
  const verdict = verdicts.get(id) ?? (writing ? judge(source, flags) : 'new: judge it by --write')
  used.set(id, verdict)
  if (verdict !== 'linear' && (verdict === 'exponential' || !reasoned))
    faults.push(`${where}\n    is ${verdict}`)
}

/** Loads recheck when the first pattern is judged: it takes 60 MB. */
function judge(source, flags) {
  ensureInstalled(PACKAGE)
  const { checkSync } = createRequire(path.join(PACKAGE, 'package.json'))('recheck')
  const { status, complexity } = checkSync(source, flags, { timeout: JUDGING_MS })
  return status === 'safe' ? 'linear' : (complexity?.type ?? 'not judged in time')
}

/** The patterns of a file: regular expression literals, and static arguments of `new RegExp`. */
function patternsOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8')
  const { program } = parseSync(file, text)
  const constants = constantsOf(program)
  const found = []

  function add(node, source, flags) {
    const lines = text.slice(0, node.start).split('\n')
    const above = lines.slice(-LINES_ABOVE - 1).join('\n')
    const comment = above.slice(Math.max(0, ...['/*', '//'].map((mark) => above.lastIndexOf(mark))))
    found.push({
      source,
      flags,
      line: lines.length,
      code: text.slice(node.start, node.end),
      reasoned: REASON.test(comment),
    })
  }

  visit(program, (node) => {
    if (node.type === 'Literal' && node.regex) add(node, node.regex.pattern, node.regex.flags)
    if (node.type === 'NewExpression' && node.callee.name === 'RegExp') {
      const [source, flags] = node.arguments
      add(node, valueOf(source, constants), flags ? valueOf(flags, constants) : '')
    }
  })
  return found
}

function constantsOf(program) {
  const constants = new Map()
  visit(program, (node) => {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return
    for (const { id, init } of node.declarations) if (id.type === 'Identifier') constants.set(id.name, init)
  })
  return constants
}

/** The string value of an expression, or null. */
function valueOf(node, constants) {
  switch (node?.type) {
    case 'Literal':
      return node.regex ? node.regex.pattern : String(node.value)
    case 'Identifier':
      return constants.has(node.name) ? valueOf(constants.get(node.name), constants) : null
    case 'TemplateLiteral':
      return joined(node, constants, ({ value }) => value.cooked)
    case 'TaggedTemplateExpression':
      return joined(node.quasi, constants, ({ value }) => value.raw)
    case 'BinaryExpression':
      return concatenated([valueOf(node.left, constants), valueOf(node.right, constants)])
    case 'NewExpression':
      return valueOf(node.arguments[0], constants)
    case 'MemberExpression':
      return node.property.name === 'source' ? valueOf(node.object, constants) : null
    case 'CallExpression': {
      const { object, property } = node.callee
      if (property?.name !== 'join' || object.type !== 'ArrayExpression') return null
      const parts = object.elements.map((element) => valueOf(element, constants))
      return parts.includes(null) ? null : parts.join(valueOf(node.arguments[0], constants))
    }
    default:
      return null
  }
}

function joined({ quasis, expressions }, constants, textOf) {
  return concatenated(
    quasis.flatMap((quasi, index) => [
      textOf(quasi),
      index < expressions.length ? valueOf(expressions[index], constants) : '',
    ]),
  )
}

function concatenated(parts) {
  return parts.includes(null) ? null : parts.join('')
}

function visit(node, see) {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, see))
  if (!node || typeof node !== 'object') return
  if (node.type) see(node)
  for (const value of Object.values(node)) visit(value, see)
}

function readVerdicts() {
  const lines = readFileSync(KNOWN, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(0, 16), line.slice(17)]))
}

function writeVerdicts() {
  const lines = [...used].map(([id, verdict]) => `${id} ${verdict}`)
  writeFileSync(KNOWN, `${lines.toSorted().join('\n')}\n`)
}
