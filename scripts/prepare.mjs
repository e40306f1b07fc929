/**
 * Prepares a checkout: installs the packages of the lockfile and builds the app if its sources changed. It runs on the
 * host's Node before any package is installed, so it uses only Node's standard library.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const BUILT = path.join(root, 'build/.mailshelf-built')
const SOURCES = [
  'app',
  'server',
  'cli',
  'public',
  'scripts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
const OLDEST_NODE = [20, 11]
const OLDEST_NPM = [10, 2]

/** Prints a message and exits with code 1. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * Installs the packages of a folder if its lockfile changed since the last installation. If they are optional, a failure
 * is only reported.
 */
export function ensureInstalled(folder = root, { isOptional = false } = {}) {
  const installed = path.join(folder, 'node_modules/.mailshelf-installed')
  const wanted = digest([path.join(folder, 'package-lock.json')])
  const isDone = () => read(installed) === wanted
  if (!isDone()) oneAtATime(() => isDone() || install(folder, isOptional, () => write(installed, wanted)))
}

function install(folder, isOptional, done) {
  checkNode()
  checkNpm()
  const what = folder === root ? 'dependencies' : `the packages of ${path.relative(root, folder)}`
  console.log(`Installing ${what} (once, a minute or more)…`)
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  const failure = 'The installation failed; see the output above. Check your network and try again.'
  if (result.status === 0) {
    done()
    // In a clone, git checks the subjects of commits.
    if (folder === root && existsSync(path.join(root, '.git')))
      spawnSync('git', ['config', 'core.hooksPath', 'scripts/hooks'], { cwd: root })
  } else if (isOptional) console.error(failure)
  else fail(failure)
}

/** Builds the app if its sources changed since the last build. */
export function ensureBuilt() {
  const wanted = digest(SOURCES.map((name) => path.join(root, name)))
  const isDone = () => read(BUILT) === wanted
  if (!isDone()) oneAtATime(() => isDone() || build(() => write(BUILT, wanted)))
}

/** Two first starts in one folder would overwrite each other's files. */
function oneAtATime(work) {
  try {
    withLock(path.join(root, '.cache/prepare.lock'), work, () =>
      console.log('Another process is installing or building here. Waiting for it to finish…'),
    )
  } catch (error) {
    if (!error.code) throw error
    failUnwritable(root, error)
  }
}

function build(done) {
  console.log('Building (after each change, a few seconds)…')
  const result = spawnSync(node24(), [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (result.status !== 0) fail(`${result.stdout}${result.stderr}\nThe build failed; see the output above.`)
  done()
}

/** The path of the Node 24 that npm installed; on other systems, the host's Node if it is new enough. */
export function node24() {
  const installed = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(installed)) return installed
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(`Mailshelf needs Node 24 or newer on this system; this is ${process.versions.node}.`)
}

/** Runs a script of an installed package with Node 24 in the foreground; true if it succeeded. */
export function runsWell(program, args, env = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }
  return spawnSync(node24(), [path.join(root, program), ...args], options).status === 0
}

/** Runs Node 24 in the foreground, forwards signals and exits with its exit code. */
export function runNode(args, env = {}) {
  const child = spawn(node24(), args, { stdio: 'inherit', env: { ...process.env, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

function isOlder(version, [oldestMajor, oldestMinor]) {
  const [major, minor] = version.split('.').map(Number)
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor)
}

function checkNode() {
  const { node } = process.versions
  if (isOlder(node, OLDEST_NODE)) fail(`Node.js ${node} is too old: Mailshelf needs 20.11 or newer.`)
}

function checkNpm() {
  let version = ''
  try {
    version = execFileSync('npm', ['--version'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }).trim()
  } catch {
    fail('npm was not found. Install Node.js with npm 10.2 or newer.')
  }
  if (isOlder(version, OLDEST_NPM)) {
    fail(`npm ${version} is too old: Mailshelf needs 10.2 or newer. Run: npm install --global npm@10`)
  }
}

function digest(entries) {
  const hash = createHash('sha256')
  for (const file of entries.flatMap(filesBelow))
    hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(entry) {
  if (!existsSync(entry)) return []
  if (!statSync(entry).isDirectory()) return [entry]
  return readdirSync(entry)
    .toSorted()
    .flatMap((name) => filesBelow(path.join(entry, name)))
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function write(file, text) {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    failUnwritable(path.dirname(file), error)
  }
}

function failUnwritable(folder, { code }) {
  fail(`${folder} cannot be written (${code}). Give this user write access.`)
}
