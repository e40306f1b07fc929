/**
 * `npm run check` refuses migrations under which the released build cannot go on: those that rewrite a table, lock it for
 * long, or drop or rename what that build reads. Only those after the last one in app/platform/db/released.json are read. One
 * may say why it is safe, by `-- Safe (name-of-the-problem): reason`, or `oldest` is raised: then all instances are stopped.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.resolve(process.argv[2] ?? path.join(root, 'app/platform/db'))
/** Rules of style, and of locks that end at once: a statement of an instance, which one would wait for, ends after 15 s. */
const LEFT_OUT = `
  prefer-bigint-over-int prefer-bigint-over-smallint prefer-robust-stmts
  require-lock-timeout require-statement-timeout require-concurrent-index-deletion`
/** What the linter does not know. */
const OWN_RULES = [
  {
    rule: 'refill',
    pattern: /^(?:update|delete|merge|with|truncate|insert\s[^;]*\bselect)\b/i,
    message: 'Large tables are refilled by a job, after the start.',
  },
  {
    rule: 'dropped-object',
    pattern:
      /^(?:drop (?:view|function|sequence|type)\b|alter (?:view|function|sequence|type)\b[^;]*\brename\b)/i,
    message: 'The released build may use it until it is stopped.',
  },
]

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

const released = json('released.json')
const { number, oldest } = json('sql/number.json')
const { entries } = json('migrations/meta/_journal.json')
/** @type {string[]} */
const problems = []

if (number < released.number || oldest < released.oldest) {
  problems.push(
    'sql/number.json: `number` and `oldest` never go down: databases of the released build would stay as they are',
  )
}
if (oldest > number) problems.push('sql/number.json: `oldest` is a later build than this one')
entries.forEach(({ tag, when }, index) => {
  if (when <= entries[index - 1]?.when) {
    problems.push(`${tag}: older than the migration before it, so databases would skip it: generate it again`)
  }
})
const last = entries.findIndex(({ tag }) => tag === released.migration)
if (last < 0) problems.push(`${released.migration} is released, but not in the list of migrations`)

if (oldest === released.oldest) {
  for (const { tag } of entries.slice(last + 1)) problems.push(...problemsOf(tag))
}
console.log(problems.join('\n') || 'The released build can go on under every new migration.')
process.exit(problems.length > 0 ? 1 : 0)

/** @param {string} tag */
function problemsOf(tag) {
  const file = path.join(folder, 'migrations', `${tag}.sql`)
  const text = readFileSync(file, 'utf8')
  return [...linted(file), ...ownProblems(text)]
    .filter(({ rule }) => !new RegExp(`^-- Safe \\(${rule}\\): \\S`, 'm').test(text))
    .map(({ line, rule, message }) => `${tag}.sql:${line} ${rule}: ${message}`)
}

/** @param {string} file */
function linted(file) {
  const args = [
    '--reporter=json',
    '--pg-version=15.0',
    '--assume-in-transaction',
    `--exclude=${LEFT_OUT.trim().split(/\s+/).join(',')}`,
    file,
  ]
  const linter = fileURLToPath(import.meta.resolve('squawk-cli/js/bin/squawk'))
  const { stdout, stderr } = spawnSync(process.execPath, [linter, ...args], { encoding: 'utf8' })
  if (!stdout) throw new Error(`The linter of migrations did not run: ${stderr}`)
  return JSON.parse(stdout).map(({ line, rule_name: rule, message }) => ({ line: line + 1, rule, message }))
}

/** @param {string} text */
function ownProblems(text) {
  const statements = text.split(/;|--> statement-breakpoint/)
  let line = 1
  return statements.flatMap((part) => {
    const statement = part.replace(/^(?:\s|--.*\n)+/, '')
    const at = line + part.slice(0, part.length - statement.length).split('\n').length - 1
    line += part.split('\n').length - 1
    return OWN_RULES.filter(({ pattern }) => pattern.test(statement)).map(({ rule, message }) => ({
      line: at,
      rule,
      message,
    }))
  })
}
