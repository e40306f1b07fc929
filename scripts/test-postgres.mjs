/** Starts a PostgreSQL server for the tests: the system's package, in a temporary folder, on a free port. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { installDebianPackage } from './chromium.mjs'

/** Starts a server, installing Debian's package if needed; null if that is not possible. */
export async function ensurePostgres(options = {}) {
  return (
    (await startPostgres(options)) ?? (installDebianPackage('postgresql') ? startPostgres(options) : null)
  )
}

/**
 * Starts a server; null if PostgreSQL is not installed.
 * @param {{ replicaOf?: string, settings?: string[], files?: Record<string, string | Buffer> }} [options] the URL of its
 *   primary, more settings, and files for its data folder
 */
export async function startPostgres({ replicaOf, settings: more = [], files = {} } = {}) {
  const bin = findPrograms()
  if (!bin) return null
  const user = unprivileged()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const made = replicaOf
    ? ['pg_basebackup', '-D', data, '-d', replicaOf, '-R', '--checkpoint=fast', '--no-sync']
    : ['initdb', '-D', data, '-U', 'mailshelf', '--auth=trust', '-E', 'UTF8', '--no-sync']
  execFileSync(path.join(bin, made[0]), made.slice(1), { stdio: 'ignore', cwd: folder, ...user })
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(data, name), content, { mode: 0o600 })
    if (user.uid !== undefined) chownSync(path.join(data, name), user.uid, user.gid)
  }
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    ...more,
  ]
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  let server, ended
  async function run() {
    server = spawn(path.join(bin, 'postgres'), args, { stdio: 'ignore', cwd: folder, ...user })
    ended = new Promise((resolve) => server.once('exit', resolve))
    await answers(bin, port, server)
  }
  await run()
  return {
    url: `postgres://mailshelf@127.0.0.1:${port}/postgres`,
    /** The id of the postmaster process. */
    pid: () => server.pid,
    /** Simulates a crash: connections break and nothing is cleaned up. */
    async crash() {
      server.kill('SIGQUIT')
      await ended
    },
    /** Restarts the server with the same data. */
    run,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function findPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...versions.map((v) => `${debian}/${v}/bin`),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return places.find(
    (place) => existsSync(path.join(place, 'initdb')) && existsSync(path.join(place, 'postgres')),
  )
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
/** @returns {{ uid?: number, gid?: number }} */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Waits until the server accepts connections; at first it rejects them although its port is open. */
export async function answers(bin, port, server) {
  for (let tries = 0; tries < 150; tries++) {
    if (server.exitCode !== null)
      throw new Error(`The database exited immediately with code ${server.exitCode}`)
    if (isReady(bin, port)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The database did not start within 15 seconds')
}

function isReady(bin, port) {
  const { status } = spawnSync(path.join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])
  return status === 0
}
