/** Clients that disconnect before the response: the log shows it, without an error. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-hang-up-'))
const FORM = 'email=ada%40example.com&password=not-the-password'
let server: BuiltServer
let url: URL

beforeAll(async () => {
  await copyMigratedFolder(folder)
  server = startBuiltServer({ DATA_DIR: folder, SAMPLES: 'off', LOG_LEVEL: 'info' })
  url = new URL(await server.ready)
})

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

type Line = { level: number | string; status?: number; path?: string }

function logged(): Line[] {
  return server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
}

const answered = () => logged().filter((line) => line.path === '/login')

/** Submits a sign-in and disconnects after `ms`. */
async function hangUp(ms: number, body = FORM): Promise<void> {
  const socket = net.connect(Number(url.port), url.hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    `POST /login HTTP/1.1\r\nHost: ${url.host}\r\nOrigin: ${url.origin}\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${FORM.length}\r\n\r\n${body}`,
  )
  await sleep(ms)
  socket.destroy()
}

test('logs a client that disconnects before the response as 499, without an error', async () => {
  const moments = [5, 10, 20, 40, 80]
  for (const ms of moments) await hangUp(ms)
  await expect.poll(() => answered().length).toBe(moments.length)
  const statuses = answered().map(({ status }) => status!)
  expect(statuses).toContain(499)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(logged().filter(({ level }) => level === 50 || level === 'error')).toEqual([])
})

test('logs a client that disconnects within a form without an error', async () => {
  const before = answered().length
  await hangUp(50, FORM.slice(0, 20))
  await expect.poll(() => answered().length).toBe(before + 1)
  expect(answered().at(-1)!.status).toBeLessThan(500)
  expect(logged().filter(({ level }) => level === 50 || level === 'error')).toEqual([])
})
