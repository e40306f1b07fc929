/**
 * Runs the commands of the documentation, in the order in which a reader meets them, on a clone of this repository with
 * a gallery of its own. What is marked `sh not-run: reason` is left out; docs.test.ts refuses a mark without a reason.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installDebianPackage } from './chromium.mjs'
import { blocksOf, type Block } from './docs-blocks.ts'
import { freePort } from './test-postgres.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
/** The pages in the order in which they are read. */
const PAGES = ['README.md', 'docs/first-hour.md', 'docs/install.md', 'docs/operations.md']
const home = mkdtempSync(path.join(os.tmpdir(), 'docs-commands-'))
const port = await freePort()
let folder = home
let server: ChildProcess | undefined

beforeAll(() => {
  const mail = (subject: string) =>
    `From: Acme <news@acme.example>\nTo: reader@example.com\nDate: Fri, 27 Nov 2026 09:00:00 +0000\nSubject: ${subject}\nMessage-ID: <${subject}@acme.example>\nContent-Type: text/html\n\n<p>Hello ${subject}</p>\n`
  mkdirSync(path.join(home, 'Downloads/newsletters'), { recursive: true })
  for (const name of ['newsletters/one', 'newsletters/two', 'message'])
    writeFileSync(path.join(home, `Downloads/${name}.eml`), mail(path.basename(name)))
  writeFileSync(path.join(home, 'welcome.eml'), mail('welcome'))
})

afterAll(() => {
  if (server) process.kill(-server.pid!, 'SIGTERM')
  rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })
})

const environment = () => ({
  PATH: process.env['PATH'],
  HOME: home,
  PORT: String(port),
  LOG_LEVEL: 'warn',
  CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  NPM_CONFIG_USERCONFIG: path.join(os.homedir(), '.npmrc'),
  npm_config_cache: path.join(os.homedir(), '.npm'),
})

/** The commands as they run here: from this repository, and in the folder of the test. */
function here(text: string): string {
  return text.replaceAll('<repository URL>', ROOT).replaceAll('/tmp/try', path.join(home, 'try'))
}

/** Runs commands as one shell would, which stays in the folder that it changed to. Returns what a failed one said. */
function failureOf(commands: string): string | null {
  const state = path.join(home, 'folder')
  const script = `set -euo pipefail\n${commands}\npwd > '${state}'\n`
  const result = spawnSync('bash', ['-c', script], { cwd: folder, env: environment(), encoding: 'utf8' })
  if (result.status !== 0) return `${commands}\n${result.stdout}${result.stderr}`
  folder = readFileSync(state, 'utf8').trim()
  return null
}

/** `npm start` in a fresh clone. What it would install and build first is taken from here, if that is up to date. */
async function start() {
  const from = (name: string) => path.join(ROOT, name)
  if (existsSync(from('node_modules/.mailshelf-installed')))
    execFileSync('cp', ['-al', from('node_modules'), path.join(folder, 'node_modules')])
  if (existsSync(from('build/.mailshelf-built')))
    cpSync(from('build'), path.join(folder, 'build'), { recursive: true })
  cpSync(path.join(home, 'welcome.eml'), path.join(folder, 'welcome.eml'))
  let output = ''
  server = spawn('npm', ['start'], { cwd: folder, env: environment(), detached: true })
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (chunk) => (output += String(chunk)))
  let isOver = false
  server.once('exit', () => (isOver = true))
  const isUp = () =>
    isOver ||
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 400_000, interval: 1000 }).toBe(true)
  await expect.poll(() => output + isOver).toContain(`http://localhost:${port}`)
}

const ran = new Set<string>()
const blocks = PAGES.flatMap((page) =>
  blocksOf(page).filter((block) => block.language === 'sh' && !block.notRun),
)

test.each<Block>(blocks)('$page, line $line: $text', { timeout: 600_000 }, async ({ text }) => {
  // Two pages begin with the same commands.
  const commands = ran.has(text) ? '' : here(text)
  ran.add(text)
  const isStart = commands.endsWith('npm start')
  expect(failureOf(isStart ? commands.slice(0, -'npm start'.length) : commands)).toBeNull()
  if (isStart) await start()
})

test('every block that can be run is on a page that was', () => {
  const others = ['CONTRIBUTING.md', 'SECURITY.md', 'docs'].flatMap((page) => blocksOf(page))
  expect(
    others.filter(({ page, language, notRun }) => language === 'sh' && !notRun && !PAGES.includes(page)),
  ).toEqual([])
  expect(ran.size).toBeGreaterThan(5)
})

/** Checks the only block of install.md in a language with a program, if it can be installed. */
function configuration(language: string): string {
  const found = blocksOf('docs/install.md').filter((block) => block.info === language)
  expect(found).toHaveLength(1)
  return found[0]!.text
}

/** What a program says against a configuration. */
function refusalOf(program: string, args: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: home },
  })
  return status === 0 ? null : `${stdout}${stderr}`
}

const has = (program: string, debian: string) =>
  existsSync(program) || (installDebianPackage(debian) && existsSync(program))

test('nginx accepts its configuration', { timeout: 300_000 }, ({ skip }) => {
  if (!has('/usr/sbin/nginx', 'nginx-light')) skip('Install the Debian package nginx-light.')
  const [key, certificate] = [path.join(home, 'key.pem'), path.join(home, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=mailshelf.example.com',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  )
  const site = configuration('nginx')
    .replace(/\/etc\/letsencrypt\S+fullchain.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey.pem/, key)
  const file = path.join(home, 'nginx.conf')
  writeFileSync(
    file,
    `pid ${home}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`,
  )
  expect(refusalOf('/usr/sbin/nginx', ['-t', '-c', file])).toBeNull()
  writeFileSync(file, readFileSync(file, 'utf8').replace('proxy_pass', 'proxy_pas'))
  expect(refusalOf('/usr/sbin/nginx', ['-t', '-c', file])).toContain('unknown directive')
})

test('Caddy accepts its configuration', { timeout: 300_000 }, ({ skip }) => {
  if (!has('/usr/bin/caddy', 'caddy')) skip('Install the Debian package caddy.')
  const file = path.join(home, 'Caddyfile')
  writeFileSync(file, `${configuration('text caddy')}\n`)
  expect(refusalOf('/usr/bin/caddy', ['validate', '--adapter', 'caddyfile', '--config', file])).toBeNull()
})

test('HAProxy accepts deploy/haproxy.cfg', { timeout: 300_000 }, ({ skip }) => {
  if (!has('/usr/sbin/haproxy', 'haproxy')) skip('Install the Debian package haproxy.')
  expect(refusalOf('/usr/sbin/haproxy', ['-c', '-f', path.join(ROOT, 'deploy/haproxy.cfg')])).toBeNull()
})

test('systemd accepts deploy/mailshelf.service', ({ skip }) => {
  if (!existsSync('/usr/bin/systemd-analyze')) skip('This system has no systemd.')
  const unit = readFileSync(path.join(ROOT, 'deploy/mailshelf.service'), 'utf8').replaceAll(
    '/opt/mailshelf',
    ROOT,
  )
  const file = path.join(home, 'mailshelf.service')
  writeFileSync(file, unit)
  expect(refusalOf('/usr/bin/systemd-analyze', ['verify', '--man=no', file])).toBeNull()
})
