import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#cli/program.ts'
import { env, useEnv } from '#app/platform/lib/env.server.ts'
import { placeholderPicture } from '#app/intake/ingest/assets/placeholder-image.ts'
import { IMPORT_UPLOAD } from '#app/intake/upload/import-job.server.ts'
import { INTERNET } from '#app/platform/lib/guarded-request.server.ts'
import { defineJob, listJobs, sendJob, startJobs, stopJobs } from '#app/platform/lib/jobs.server.ts'
import { sendMail } from '#app/platform/lib/mail.server.ts'
import { openStorage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import {
  arrivals,
  contactMessages,
  emailFiles,
  importRuns,
  inboxSources,
  uploads,
} from '#app/platform/db/schema.ts'
import { db } from '#app/platform/db/client.server.ts'
import * as admin from '#app/routes/admin/admin.tsx'
import * as dashboard from '#app/routes/admin/dashboard.tsx'
import * as health from '#app/routes/admin/health.tsx'
import { address } from '#test/address.ts'
import { callRoute } from '#test/call-route.ts'
import { useTestDatabase } from '#test/database.ts'
import { createEmail } from '#test/factories.ts'
import { renderPage } from '#test/render-page.ts'
import { pageContext, signedIn } from '#test/signed-in.ts'
import { type HealthCheck, readHealth, testImages } from './checks.server.ts'

useTestDatabase()
const home = mkdtempSync(path.join(tmpdir(), 'health-'))

beforeAll(async () => {
  useEnv({ DATA_DIR: home, SMTP_URL: undefined })
  useStorage(await openStorage(env()))
})
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 20 }))

defineJob({
  name: 'test-broken',
  retryLimit: 0,
  run: () => Promise.reject(new Error('It is broken.')),
})

async function run(command: 'doctor' | 'jobs'): Promise<{ code: number; said: string }> {
  let said = ''
  const out = (line: string) => void (said += `${line}\n`)
  const code = await runCommand([command], { cwd: home, out, err: out, progress: () => {} })
  return { code, said }
}

async function stateOf(id: HealthCheck['id']) {
  return (await readHealth()).find((check) => check.id === id)
}

test('the page and the command report the same, and exit with 1 where something failed', async () => {
  const { meta } = await signedIn({ role: 'admin' })
  await db()
    .insert(inboxSources)
    .values({ kind: 'folder', name: 'in', lastError: 'No such folder', lastErrorAt: new Date() })
  const { html } = await renderPage(health, '/admin/health', { context: pageContext(meta) })
  const { code, said } = await run('doctor')
  expect(code).toBe(1)
  for (const id of ['mail', 'sources', 'version'] as const) {
    const { text } = (await stateOf(id))!
    expect([html, said]).toEqual([expect.stringContaining(text), expect.stringContaining(text)])
  }
  expect(said).toContain('Failed   Sources: 1 of 1 source failed.')
  expect(said).toContain('No such folder')
  expect(said).toContain('/admin/settings/mail')
  expect(html).toContain('href="/admin/settings/mail"')
})

test('only sources that were checked and are on count as working', async () => {
  await db()
    .insert(inboxSources)
    .values([
      { kind: 'imap', name: 'Unchecked', host: 'mail.example', port: 993, username: 'ada', password: 'x' },
      { kind: 'folder', name: 'Off', enabled: false },
    ])
  expect(await stateOf('sources')).toMatchObject({ state: 'ok', text: '0 of 2 sources working.' })
  await db().insert(inboxSources).values({ kind: 'folder', name: 'in' })
  expect(await stateOf('sources')).toMatchObject({ state: 'ok', text: '1 of 3 sources working.' })
  await db().update(inboxSources).set({ enabled: true, connectedAt: new Date() })
  expect(await stateOf('sources')).toMatchObject({ state: 'ok', text: '3 sources work.' })
})

test('jobs that failed, and mail that waits for another try, are reported with their reason', async () => {
  useEnv({ SMTP_URL: 'smtp://127.0.0.1:1' })
  try {
    expect(await stateOf('mail')).toMatchObject({ state: 'ok' })
    await sendJob('test-broken', {})
    await sendMail({ to: address('a@shelf.test'), subject: 'A', html: '', text: '' })
    await startJobs()
    await expect
      .poll(async () => (await listJobs()).filter(({ failures }) => failures.length > 0), { interval: 200 })
      .toMatchObject([{ name: 'mail' }, { name: 'test-broken' }])
    expect(await stateOf('mail')).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('ECONNREFUSED') as string,
    })
    expect(await stateOf('jobs')).toMatchObject({
      state: 'warning',
      details: [
        expect.stringContaining('ECONNREFUSED'),
        expect.stringContaining('It is broken.'),
      ].toReversed(),
    })
  } finally {
    await stopJobs()
    useEnv({ SMTP_URL: undefined })
  }
})

test('the command names the emails of jobs that failed', async () => {
  const { id: emailId } = await createEmail({ subjectLine: 'Half price' })
  const [arrival] = await db()
    .insert(arrivals)
    .values({ source: 'api', sourceName: 'A', subject: 'Welcome', originalKey: 'a', size: 1 })
    .returning({ id: arrivals.id })
  await sendJob('test-broken', { emailId })
  await sendJob('test-broken', { arrivalId: arrival!.id })
  await startJobs()
  try {
    const said = async () => (await run('jobs')).said
    await expect.poll(said, { interval: 200 }).toContain(` (Half price, ${emailId}): It is broken.`)
    await expect.poll(said, { interval: 200 }).toContain(` (Welcome, ${arrival!.id}): It is broken.`)
  } finally {
    await stopJobs()
  }
})

test('the command names the files of imports that wait', async () => {
  const [upload] = await db()
    .insert(uploads)
    .values({ files: [{ name: 'spring.mbox', size: 1 }], fingerprint: 'a', bytes: 1 })
    .returning({ id: uploads.id })
  await sendJob('import', { paths: ['/mail/autumn.zip', '/mail/winter.zip'], flags: {} })
  await sendJob('import', { paths: ['/mail/summer.mbox'], flags: {} })
  await sendJob(IMPORT_UPLOAD, { uploadId: upload!.id })
  const { said } = await run('jobs')
  expect(said).toContain('2 waiting; unfinished: autumn.zip and 1 more; summer.mbox\n')
  expect(said).toContain('1 waiting; unfinished: spring.mbox\n')
  expect(said).not.toMatch(/^test-broken.*unfinished/m)
})

test('a retry is at once, also of jobs that failed', async () => {
  await sendJob('test-broken', {})
  await startJobs()
  const failed = async () => (await listJobs()).find(({ name }) => name === 'test-broken')?.failed
  try {
    await expect.poll(failed, { interval: 200 }).toBeGreaterThan(0)
    await stopJobs()
    const { meta } = await signedIn({ role: 'admin' })
    const headers = { referer: 'http://localhost:3000/setup?step=emails' }
    const form = { intent: 'retry-jobs' }
    expect(await callRoute(health.action, '/admin/health', { meta, form, headers })).toMatchObject({
      location: '/setup?step=emails',
    })
    expect(await failed()).toBe(0)
  } finally {
    await stopJobs()
  }
})

test('an image is fetched as those of emails', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/a.png') response.end(placeholderPicture(8, 8))
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const network = { ...INTERNET, resolve: async () => ['127.0.0.1'], isAllowed: () => true }
  const fetched = (path: string) => testImages(network, `http://images.test:${port}${path}`)
  expect(await fetched('/a.png')).toEqual({ state: 'ok', text: 'An image was fetched from images.test.' })
  expect(await fetched('/b.png')).toMatchObject({ state: 'warning' })
  // Never from this machine.
  expect(await testImages(INTERNET, `http://127.0.0.1:${port}/a.png`)).toMatchObject({ state: 'warning' })
  server.close()
})

test('a storage that cannot be written is reported in time, on the dashboard too', async () => {
  const { meta } = await signedIn({ role: 'admin' })
  useStorage(await openStorage({ ...env(), DATA_DIR: '/proc/1' }))
  try {
    expect(await stateOf('storage')).toMatchObject({ state: 'failed' })
    const { data } = await callRoute(dashboard.loader, '/admin', { meta })
    expect(data).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ id: 'storage' })]) as unknown,
    })
  } finally {
    useStorage(await openStorage(env()))
  }
})

test('stored files count once for each kind; the dashboard counts what waits and what came in', async () => {
  const { meta } = await signedIn({ role: 'admin' })
  const { meta: editor } = await signedIn({ role: 'editor' })
  const [one, two] = [await createEmail(), await createEmail({ status: 'draft' })]
  const shared = await storeFile('media', Buffer.alloc(3000), 'png')
  for (const { id } of [one, two]) {
    await db().insert(emailFiles).values({ emailId: id, key: shared, role: 'asset', bytes: 3000 })
  }
  await db().insert(importRuns).values({ source: 'a.mbox', files: 9, refused: 2 })
  const { data } = await callRoute(health.loader, '/admin/health', { meta })
  const { stored } = data as { stored: { kind: string }[] }
  expect(stored.find(({ kind }) => kind === 'asset')).toEqual({ kind: 'asset', files: 1, bytes: 3000 })
  const seen = await renderPage(dashboard, '/admin', { context: pageContext(editor) })
  for (const said of ['1 waiting', '0 uncertain', '0 reports', '2 emails added', '2 files rejected'])
    expect(seen.html).toContain(said)
  expect(seen.html).not.toContain('href="/admin/health"')
})

test('the navigation counts what waits, for reviewers in the queue only', async () => {
  await createEmail({ status: 'draft' })
  const message = { name: 'Ada', email: address('ada@example.com'), topic: 'Other', message: 'Hello' }
  await db()
    .insert(contactMessages)
    .values([message, { ...message, answeredAt: new Date() }])
  const waiting = async (role: 'editor' | 'reviewer') => {
    const { meta } = await signedIn({ role })
    return (await renderPage(admin, '/admin/queue', { context: pageContext(meta) })).html
  }
  const count = (name: string) => new RegExp(`>${name} <span[^>]*>1<span class="sr-only"> waiting</span>`)
  const editor = await waiting('editor')
  expect(editor).toMatch(count('Queue'))
  expect(editor).toMatch(count('Messages'))
  expect(editor).not.toMatch(count('Reports'))
  const reviewer = await waiting('reviewer')
  expect(reviewer).toMatch(count('Queue'))
  expect(reviewer).not.toContain('Messages')
})
