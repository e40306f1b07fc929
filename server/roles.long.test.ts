/** One process serves pages and one does the jobs, on the same PostgreSQL server and files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { runBuiltCommand } from '#test/built-command.ts'
import { ensurePostgres } from '../scripts/test-postgres.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-roles-'))
let postgres: NonNullable<Awaited<ReturnType<typeof ensurePostgres>>>
let settings: Record<string, string>

beforeAll(async () => {
  postgres = (await ensurePostgres())!
  settings = { DATA_DIR: folder, DATABASE_URL: postgres.url, SAMPLES: 'off' }
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

async function jobs(): Promise<string> {
  return (await runBuiltCommand(['jobs'], settings).ran).said
}

async function ends(server: BuiltServer): Promise<void> {
  server.child.kill('SIGTERM')
  expect(await server.ended, server.said()).toBe(0)
}

test('jobs wait for a worker, which serves no pages', { timeout: 600_000 }, async () => {
  const web = startBuiltServer({ ...settings, MAILSHELF_ROLE: 'web' })
  const pages = await web.ready
  expect((await fetch(pages)).status).toBe(200)
  const message = path.join(folder, 'letter.eml')
  writeFileSync(message, 'From: Acme <news@acme.example>\r\nSubject: Letter\r\n\r\nHello')
  await runBuiltCommand(['import', message, '--no-render'], settings).ran
  await runBuiltCommand(['checks', 'refresh', '--all'], settings).ran
  expect(await jobs()).toMatch(/waiting/)
  expect(await jobs()).not.toMatch(/[1-9]\d* done/)

  const worker = startBuiltServer({ ...settings, MAILSHELF_ROLE: 'worker' })
  const url = await worker.ready
  const answers = await Promise.all(['/', '/browse', '/login', '/readyz'].map((each) => fetch(url + each)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200])
  await expect.poll(jobs, { timeout: 600_000, interval: 1000 }).toMatch(/[1-9]\d* done/)
  await ends(worker)
  await ends(web)
})

test('one role alone needs a server that several can use', { timeout: 600_000 }, async () => {
  const web = startBuiltServer({ DATA_DIR: folder, MAILSHELF_ROLE: 'web' })
  expect(await web.ended).toBe(1)
  expect(web.said()).toContain('MAILSHELF_ROLE')
})
