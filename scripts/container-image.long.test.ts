/**
 * Follows the Dockerfile without a container engine: the files that .dockerignore admits are built in a folder, what
 * the image keeps of it starts in another, as Compose starts it: as a user without privileges, on a read-only root. What
 * the Dockerfile gets by `npm ci`, apt-get and its base image is replaced by what is installed here; tini is left out.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import dockerignore from '@balena/dockerignore'
import { installDebianPackage } from './chromium.mjs'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'

const root = projectRoot()
/** A folder outside the project, so that nothing of the project is found above it. */
const home = mkdtempSync(path.join(tmpdir(), 'container-image-'))
const context = path.join(home, 'context')
const image = path.join(home, 'image')
const dataDir = path.join(home, 'data')
/** The time limit for linking or deleting 50,000 files on a busy disk, in milliseconds. */
const FOLDER_MS = 300_000
/** The folder in which the Dockerfile builds and runs. */
const WORKDIR = '/mailshelf/'
const PACKAGES_MB = 350

type Instruction = { name: string; value: string }

/** The instructions of each stage, without comments, with continued lines joined. */
function stagesOf(dockerfile: string): Instruction[][] {
  const lines = dockerfile.replaceAll(/^\s*#.*\n/gm, '').replaceAll('\\\n', ' ')
  const instructions = Array.from(lines.matchAll(/^([A-Z]+)\s+(.+)$/gm), ([, name, value]) => ({
    name: name!,
    value: value!.trim(),
  }))
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []))
  return starts.map((start, index) => instructions.slice(start, starts[index + 1]))
}

const [build, final] = stagesOf(readFileSync(path.join(root, 'Dockerfile'), 'utf8')) as [
  Instruction[],
  Instruction[],
]

/** The last value of an instruction. */
function valueOf(stage: Instruction[], wanted: string): string {
  return stage.findLast(({ name }) => name === wanted)!.value
}

/** The variables that a stage sets, without the folders of the image. */
function variablesOf(stage: Instruction[]): Record<string, string> {
  const pairs = stage
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ value }) => value.split(/\s+/).map((pair) => pair.split('=') as [string, string]))
  return Object.fromEntries(pairs)
}

function admittedFiles(): string[] {
  const ignored = dockerignore().add(readFileSync(path.join(root, '.dockerignore'), 'utf8'))
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  return ignored.filter(files.filter((file) => file && existsSync(path.join(root, file))))
}

/** Copies a folder as hard links: a package that a build removes stays installed in the project. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkFile(source, target)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(source, target)
  }
}

/** The PATH with the Node of this test, which stands for the image's. */
const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`

beforeAll(() => {
  for (const file of admittedFiles()) {
    const target = path.join(context, file)
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(path.join(root, file), target)
  }
  linkFolder(path.join(root, 'node_modules'), path.join(context, 'node_modules'))
}, FOLDER_MS)
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 20 }), FOLDER_MS)

test('only what the image is built from reaches the builder', () => {
  const names = new Set(readdirSync(context))
  for (const name of ['.git', 'data', 'e2e', 'resilience', 'docs']) expect(names).not.toContain(name)
  expect(admittedFiles().filter((file) => /\.test\.tsx?$|\.env/.test(file))).toEqual([])
})

test('Compose accepts both files, the one without any settings', { timeout: 600_000 }, () => {
  if (!existsSync('/usr/bin/docker-compose')) installDebianPackage('docker-compose')
  const folder = path.join(home, 'compose')
  mkdirSync(folder)
  const read = (file: string, env: Record<string, string> = {}) => {
    copyFileSync(path.join(root, file), path.join(folder, file))
    const asked = spawnSync('docker-compose', ['--file', file, 'config'], {
      cwd: folder,
      env: { PATH, ...env },
      encoding: 'utf8',
    })
    return asked.status === 0 ? asked.stdout : asked.stderr
  }
  expect(read('compose.yaml').match(/^ {2}\w+:/gm)).toEqual(['  app:', '  data:'])
  copyFileSync(path.join(root, 'deploy/compose.env.example'), path.join(folder, '.env'))
  expect(read('compose.cluster.yaml')).toContain('the public address')
  const names = [
    'SITE_URL',
    'SESSION_SECRET',
    'POSTGRES_PASSWORD',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]
  const cluster = read('compose.cluster.yaml', Object.fromEntries(names.map((name) => [name, 'x'])))
  expect(cluster).toMatch(/^ {6}replicas: 2$/m)
  expect(cluster.match(/^ {2}\w+:$/gm)).toEqual(
    expect.arrayContaining(['  app:', '  database:', '  storage:']),
  )
})

// Only root may mount what stands for the container.
test.skipIf(process.getuid?.() !== 0)(
  'the admitted files build an image that serves',
  { timeout: 1_200_000 },
  async () => {
    const command = valueOf(build, 'RUN').replaceAll('/usr/local/bin/node', `"${process.execPath}"`)
    expect(command).toContain('react-router/dev/bin.cjs build')
    const built = spawnSync('sh', ['-c', command], {
      cwd: context,
      env: { PATH, HOME: home },
      encoding: 'utf8',
    })
    expect(built.status, built.stdout + built.stderr).toBe(0)

    const copied = final.filter(({ name, value }) => name === 'COPY' && value.startsWith('--from=build '))
    expect(copied).not.toEqual([])
    for (const { value } of copied) {
      const [source, target] = value.split(/\s+/).slice(1) as [string, string]
      expect(source.startsWith(WORKDIR)).toBe(true)
      const inside = source.slice(WORKDIR.length)
      cpSync(path.join(context, inside), path.join(image, target === './' ? inside : target), {
        recursive: true,
        verbatimSymlinks: true,
      })
    }
    // The image has Debian's browser and the fonts of npm.
    const fonts = path.join(image, 'node_modules/@expo-google-fonts/noto-color-emoji')
    expect([existsSync(fonts), existsSync(path.join(image, 'packages/browser'))]).toEqual([true, false])
    const size = execFileSync('du', ['-sm', path.join(image, 'node_modules')], { encoding: 'utf8' })
    expect(Number.parseInt(size, 10)).toBeLessThan(PACKAGES_MB)
    // Nothing may be read from the folder it was built in.
    rmSync(context, { recursive: true })

    const [program, ...parameters] = JSON.parse(valueOf(final, 'CMD')) as string[]
    expect(program).toBe('node')
    mkdirSync(dataDir)
    const token = 'a-token-in-a-file'
    writeFileSync(path.join(dataDir, 'token'), `${token}\n`)
    const contained = containerOf(image)
    const probe =
      'id -u; for folder in / /usr /mailshelf /tmp /data; do touch $folder/new && echo $folder; done'
    const probed = spawnSync(...contained('sh', ['-c', probe]), { encoding: 'utf8' })
    expect(probed.stdout.trim().split('\n')).toEqual([String(USER_ID), '/tmp', '/data'])
    const [file, args] = contained(program!, parameters)
    const env = { ...variablesOf(final), HOST: '127.0.0.1', PORT: '0', METRICS_TOKEN_FILE: '/data/token' }
    const server = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    onTestFinished(() => void server.kill('SIGKILL'))
    const ended = once(server, 'exit') as Promise<[number | null]>
    const url = await addressOf(server)
    const check = JSON.parse(valueOf(final, 'HEALTHCHECK').replace(/^.* CMD /, '')) as string[]
    const healthcheck = () =>
      spawnSync(...contained(check[0]!, check.slice(1)), { env: { PORT: new URL(url).port } })
    expect(healthcheck().status).toBe(0)
    const metrics = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })
    expect(metrics.status).toBe(200)
    const page = await fetch(url)
    expect(page.status).toBe(200)
    const [script] = /\/assets\/[\w.-]+\.js/.exec(await page.text())!
    expect((await fetch(url + script)).status).toBe(200)
    server.kill()
    expect(await ended).toEqual([0, null])
    expect(healthcheck().status).toBe(1)
  },
)

/** The user `node` of the image. */
const USER_ID = 1000

/**
 * What runs a program as a container would: in a root of its own that is read-only but for /tmp and /data, as a user
 * without privileges. The programs of this system stand for those of the image.
 */
function containerOf(app: string) {
  const container = path.join(home, 'container')
  const system = ['usr', 'bin', 'lib', 'lib64', 'sbin', 'etc'].filter((name) => existsSync(`/${name}`))
  for (const name of [...system, 'dev', 'proc', 'tmp', 'data', 'mailshelf', 'node'])
    mkdirSync(path.join(container, name), { recursive: true })
  chownSync(dataDir, USER_ID, USER_ID)
  const mounts = [
    'mount --bind . .',
    ...system.map((name) => `mount --bind /${name} ${name} && mount -o remount,bind,ro ${name}`),
    `mount --bind "${app}" mailshelf && mount -o remount,bind,ro mailshelf`,
    `mount --bind "${path.dirname(process.execPath)}" node && mount -o remount,bind,ro node`,
    'mount --rbind /dev dev && mount --rbind /proc proc',
    'mount -t tmpfs -o mode=1777,size=512m tmpfs tmp',
    `mount --bind "${dataDir}" data`,
    'mount -o remount,bind,ro .',
  ]
  const user = `--reuid ${USER_ID} --regid ${USER_ID} --clear-groups --no-new-privs --bounding-set -all --inh-caps -all`
  const inside = 'cd /mailshelf && exec "$@"'
  const script = `cd "${container}" && ${mounts.join(' && ')} && cd "${container}" && PATH=/node:/usr/sbin:/usr/bin:/bin exec chroot . setpriv ${user} sh -c '${inside}' sh "$@"`
  return (program: string, args: string[]): [string, string[]] => [
    '/usr/bin/unshare',
    ['--mount', 'sh', '-c', script, 'sh', program, ...args],
  ]
}

/** The server's URL once it is ready; rejects if it ends before that. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [server.stdout!, server.stderr!]) {
      stream.on('data', (chunk) => {
        said += String(chunk)
        const url = /Mailshelf is ready: (\S+)/.exec(said)?.[1]
        if (url) resolve(url.replace('localhost', '127.0.0.1'))
      })
    }
    server.once('exit', () => reject(new Error(`The server ended before it was ready:\n${said}`)))
  })
}
