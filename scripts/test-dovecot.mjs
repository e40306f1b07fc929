/**
 * Starts an IMAP server for the tests: Debian's dovecot, in a temporary folder, on a free port, as an ordinary user.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { installDebianPackage } from './chromium.mjs'
import { freePort } from './test-postgres.mjs'

const PROGRAM = '/usr/sbin/dovecot'
const PROTOCOL = '/usr/lib/dovecot/imap'
const PASSWORD = 'a-password-of-tests'

/** Starts a server, installing Debian's package if needed; null if that is not possible. */
export async function ensureDovecot() {
  return (await startDovecot()) ?? (installDebianPackage('dovecot-imapd') ? startDovecot() : null)
}

/** Starts a server with one empty mailbox; null if dovecot is not installed. */
export async function startDovecot() {
  if (!existsSync(PROGRAM) || !existsSync(PROTOCOL)) return null
  const user = unprivileged()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-dovecot-'))
  const inbox = path.join(folder, 'mail/reader')
  const incoming = path.join(inbox, 'new')
  for (const name of ['', 'run', 'state', 'mail', 'mail/reader', ...maildir('mail/reader')]) {
    mkdirSync(path.join(folder, name), { recursive: true })
    if (user.uid !== undefined) chownSync(path.join(folder, name), user.uid, user.gid)
  }
  const port = await freePort()
  const log = path.join(folder, 'log')
  appendFileSync(log, '')
  if (user.uid !== undefined) chownSync(log, user.uid, user.gid)
  writeFileSync(path.join(folder, 'dovecot.conf'), settings({ folder, port, log }))
  let server,
    ended,
    delivered = 0

  async function start() {
    server = spawn(PROGRAM, ['-F', '-c', path.join(folder, 'dovecot.conf')], {
      stdio: 'ignore',
      cwd: folder,
      ...user,
    })
    ended = new Promise((resolve) => server.once('exit', resolve))
    await answers(port, server, log)
  }

  async function halt() {
    server.kill('SIGTERM')
    await ended
  }

  await start()
  return {
    host: '127.0.0.1',
    port,
    username: 'reader',
    password: PASSWORD,
    start,
    halt,
    /** Puts messages into the mailbox, as a delivery does. */
    deliver(messages) {
      for (const content of messages) {
        const name = `${1_700_000_000 + ++delivered}.M${delivered}.test`
        writeFileSync(path.join(folder, name), content)
        if (user.uid !== undefined) chownSync(path.join(folder, name), user.uid, user.gid)
        renameSync(path.join(folder, name), path.join(incoming, name))
      }
    },
    /** Restarts the server with the same messages and a new UIDVALIDITY, as after a move to another server. */
    async renumber() {
      await halt()
      for (const name of [
        'dovecot-uidlist',
        'dovecot.index',
        'dovecot.index.log',
        'dovecot.index.cache',
        'dovecot.list.index',
        'dovecot.list.index.log',
        'dovecot-uidvalidity',
      ])
        rmSync(path.join(inbox, name), { force: true })
      // The number is the time in seconds.
      await new Promise((resolve) => setTimeout(resolve, 1100))
      await start()
    },
    /** The number of bodies and headers that ended connections fetched, as counted by the server. */
    fetched() {
      const counts = [...readFileSync(log, 'utf8').matchAll(/bodies=(\d+) headers=(\d+)/g)]
      return {
        bodies: counts.reduce((sum, [, bodies]) => sum + Number(bodies), 0),
        headers: counts.reduce((sum, [, , headers]) => sum + Number(headers), 0),
      }
    },
    /** Open connections of clients. */
    connections() {
      const text = readFileSync(log, 'utf8')
      return (text.match(/: Login: /g)?.length ?? 0) - (text.match(/bodies=/g)?.length ?? 0)
    },
    /** Removes all messages. */
    empty() {
      for (const part of [incoming, path.join(inbox, 'cur')])
        for (const name of readdirSync(part)) rmSync(path.join(part, name))
    },
    /** File names of the messages with their flags: `:2,S` is one that was marked as read. */
    flags: () => [path.join(inbox, 'cur'), incoming].flatMap((part) => readdirSync(part)),
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function maildir(name) {
  return ['new', 'cur', 'tmp'].map((part) => `${name}/${part}`)
}

function settings({ folder, port, log }) {
  const user = userName()
  return `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${log}
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_login_user = ${user}
default_internal_group = ${groupName()}
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
mail_max_userip_connections = 100
imap_logout_format = bodies=%{fetch_body_count} headers=%{fetch_hdr_count}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${user} gid=${groupName()} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`
}

/** Dovecot's own user if the package created one; else the user who runs the tests. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(execFileSync('id', [flag, 'dovecot'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function userName() {
  return process.getuid?.() === 0 ? 'dovecot' : os.userInfo().username
}

function groupName() {
  return execFileSync('id', ['-gn', userName()], { encoding: 'utf8' }).trim()
}

async function answers(port, server, log) {
  for (let tries = 0; tries < 150; tries++) {
    if (server.exitCode !== null) throw new Error(`dovecot exited at once: ${readFileSync(log, 'utf8')}`)
    if (await greets(port)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('dovecot did not start within 15 seconds')
}

function greets(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('data', () => resolve(true) ?? socket.destroy())
    socket.once('error', () => resolve(false))
    socket.setTimeout(1000, () => resolve(false) ?? socket.destroy())
  })
}
