/** Starts a connection pooler for the tests: Debian's PgBouncer in transaction mode, on a free port. */
import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installDebianPackage } from './chromium.mjs'
import { answers, findPrograms, freePort, unprivileged } from './test-postgres.mjs'

const PROGRAM = '/usr/sbin/pgbouncer'

/** Starts it in front of a server, installing Debian's package if needed; null if that is not possible. */
export async function ensurePgBouncer(serverUrl) {
  if (!existsSync(PROGRAM) && !installDebianPackage('pgbouncer')) return null
  const { hostname, port: serverPort, username } = new URL(serverUrl)
  const user = unprivileged()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-pgbouncer-'))
  const port = await freePort()
  const [users, settings] = [path.join(folder, 'users'), path.join(folder, 'pgbouncer.ini')]
  writeFileSync(users, `"${username}" ""\n`)
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
server_login_retry = 1
`,
  )
  if (user.uid !== undefined)
    for (const file of [folder, users, settings]) chownSync(file, user.uid, user.gid)
  const pooler = spawn(PROGRAM, [settings], { stdio: 'ignore', cwd: folder, ...user })
  const ended = new Promise((resolve) => pooler.once('exit', resolve))
  await answers(findPrograms(), port, pooler)
  return {
    pid: pooler.pid,
    url: Object.assign(new URL(serverUrl), { port: String(port) }).href,
    async stop() {
      pooler.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
