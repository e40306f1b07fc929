/**
 * Untrusted content must not stop the site: /healthz, requested by another process, responds within a quarter of a
 * second while the process that serves the pages imports hostile mail and hostile archives.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runBuiltCommand } from '#test/built-command.ts'
import { printTable } from './results-table.ts'
import { PIECE_BYTES } from '#app/intake/upload/limits.ts'
import type { UploadProgress } from '#app/intake/upload/queries.server.ts'
import { largePng } from '#test/large-png.ts'
import { makeAdmin } from './administrator.ts'
import {
  escapingTar,
  escapingZip,
  writeCrowdedZip,
  writeNestedZip,
  writeZipBomb,
} from './hostile-archives.ts'
import { HOSTILE_MAIL } from './hostile-mail.ts'
import { type IsolatedSite, createIsolatedSite } from './isolated-site.ts'
import type { Visitor } from './visitor.ts'
import { waitUntil } from './wait-until.ts'
import { HEALTH_MS_MAX, watchHealth } from './watch-health.ts'

// A server that hangs fails its test instead of blocking the run.
vi.setConfig({ testTimeout: 120_000 })

/** Sixty thousand entries are read through in a second; the server itself has some 300 MB. */
const CROWDED_MS_MAX = 20_000
const CROWDED_MB_MAX = 700

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-hostile-'))
const measurements: { sent: string; answered: string; seconds: string; 'slowest /healthz, ms': number }[] = []
let site: IsolatedSite

beforeAll(async () => {
  // The embedded engine, so that the server itself runs imports.
  site = await createIsolatedSite('embedded', { SAMPLES: 'off' })
  await site.start()
})

afterAll(async () => {
  printTable('Hostile mail and archives', measurements)
  await site.remove()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** Imports a file while the server's health is polled. */
async function importWatched(sent: string, file: string) {
  const began = performance.now()
  const { result, health } = await watchHealth(site.url(), () => site.command('import', file))
  measurements.push({
    sent,
    answered: `code ${result.code}`,
    seconds: ((performance.now() - began) / 1000).toFixed(1),
    'slowest /healthz, ms': health.slowestMs,
  })
  expect(health.failed).toBe(0)
  expect(health.slowestMs).toBeLessThan(HEALTH_MS_MAX)
  return result
}

test.each(HOSTILE_MAIL)('mail: $name', async ({ name, fileName, bytes }) => {
  const file = path.join(folder, fileName)
  writeFileSync(file, bytes)
  const { code } = await importWatched(name, file)
  // Imported or rejected; a server that became unavailable is neither.
  expect(code).not.toBeNull()
})

test('the public pages of the imported emails do not slow others down', async () => {
  const emails = await publicEmails()
  expect(emails.length).toBeGreaterThan(0)
  const { health } = await watchHealth(site.url(), async () => {
    for (const slug of emails) {
      for (const view of ['html', 'html?images=off', 'html?colors=dark', 'source', 'download/html']) {
        expect([view, (await fetch(`${site.url()}/email/${slug}/${view}`)).status]).toEqual([view, 200])
      }
    }
  })
  measurements.push({
    sent: `${emails.length} emails, looked at`,
    answered: '',
    seconds: '',
    'slowest /healthz, ms': health.slowestMs,
  })
  expect(health).toMatchObject({ failed: 0 })
  expect(health.slowestMs).toBeLessThan(HEALTH_MS_MAX)
})

test('refuses an archive that unpacks to a gigabyte before it fills the disk', async () => {
  const { said } = await importWatched('a zip bomb', await writeZipBomb(folder))
  expect(said).toMatch(/it holds more than 512 MB/)
})

test('an archive of sixty thousand files that are no emails says so, soon and in little memory', async () => {
  const file = await writeCrowdedZip(folder)
  const peak = watchMemory(site.pid())
  const began = performance.now()
  const { code, said } = await importWatched('60,000 files in a zip', file)
  expect(performance.now() - began).toBeLessThan(CROWDED_MS_MAX)
  expect(peak()).toBeLessThan(CROWDED_MB_MAX)
  expect(code).toBe(1)
  expect(said).toContain('Nothing to import. Specify .eml, .html, .mbox or .zip files')
})

test('bombs that an editor uploads are refused one by one, and the email beside them is imported', async () => {
  const editor = await makeAdmin(site)
  const image = largePng(30_000)
  const message = [
    'From: Pixels <news@pixels.test>',
    'Subject: A billion pixels',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary=b',
    '',
    '--b',
    'Content-Type: text/html',
    '',
    '<p>Look at this</p><img src="cid:one" width="600" height="600" alt="Bomb">',
    '--b',
    'Content-Type: image/png',
    'Content-Transfer-Encoding: base64',
    'Content-ID: <one>',
    '',
    image.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    '--b--',
    '',
  ].join('\r\n')
  const files = {
    'bomb.zip': readFileSync(await writeZipBomb(folder)),
    'nested.zip': readFileSync(await writeNestedZip(folder)),
    'pixels.eml': Buffer.from(message),
  }
  const peak = watchMemory(site.pid())
  const { result, health } = await watchHealth(site.url(), () => upload(editor, files))
  expect(health.failed).toBe(0)
  expect(health.slowestMs).toBeLessThan(HEALTH_MS_MAX)
  measurements.push({
    sent: 'bombs, uploaded',
    answered: `${peak()} MB`,
    seconds: '',
    'slowest /healthz, ms': health.slowestMs,
  })
  expect(peak()).toBeLessThan(CROWDED_MB_MAX)
  expect(result).toMatchObject({ state: 'done', run: { added: 1 } })
  expect(JSON.stringify(result.refused)).toMatch(/bomb\.zip.*it holds more than 512 MB/)
  const slug = (await publicEmails()).find((each) => each.includes('billion-pixels'))!
  const html = await (await fetch(`${site.url()}/email/${slug}/html`)).text()
  const shown = html.match(/\/media\/[\w/.]+/g) ?? []
  for (const address of shown) {
    const bytes = new Uint8Array(await (await fetch(site.url() + address)).arrayBuffer())
    expect(bytes.length).toBeLessThan(image.length)
  }
})

/** As the page sends files; resolves when they are imported. */
async function upload(editor: Visitor, files: Record<string, Buffer>): Promise<UploadProgress> {
  const named = Object.entries(files)
  const manifest = named.map(([name, { length }]) => `${length}\t${name}`).join('\n')
  const begun = await editor.send('POST', '/admin/uploads', manifest)
  expect(begun.status).toBe(200)
  const { id } = (await begun.json()) as { id: string }
  const whole = Buffer.concat(named.map(([, bytes]) => bytes))
  for (let offset = 0; offset < whole.length; offset += PIECE_BYTES) {
    const piece = new Uint8Array(whole.subarray(offset, offset + PIECE_BYTES))
    expect((await editor.send('POST', `/admin/uploads/${id}?offset=${offset}`, piece)).status).toBe(200)
  }
  let progress: UploadProgress
  await waitUntil(
    async () => {
      progress = (await (await editor.get(`/admin/uploads/${id}`)).json()) as UploadProgress
      return progress.state !== 'importing'
    },
    90_000,
    'the upload is imported',
  )
  return progress!
}

test.each(['../../../escaped.html', '/tmp/mailshelf-escaped.html', '..\\..\\escaped.html'])(
  'an archive with a file named %s writes nothing outside',
  async (name) => {
    const file = path.join(folder, 'escaping.zip')
    writeFileSync(file, escapingZip(name))
    const { said } = await importWatched(`a zip with ${name}`, file)
    expect(said).toMatch(/couldn’t unpack it/)
    expect(existsSync('/tmp/mailshelf-escaped.html')).toBe(false)
    expect(filesBelow(folder).filter((found) => found.includes('escaped'))).toEqual([])
    expect(filesBelow(site.env['DATA_DIR']!).filter((found) => found.includes('escaped'))).toEqual([])
  },
)

test('refuses a backup with file names that lead outside', async () => {
  const file = path.join(folder, 'hostile.tar')
  writeFileSync(file, escapingTar('../../../mailshelf-escaped'))
  const { ran } = runBuiltCommand(['restore', file], { DATA_DIR: path.join(folder, 'restored') })
  const { code, said } = await ran
  expect(code).not.toBe(0)
  expect(said).toMatch(/is no backup of Mailshelf/)
  expect(filesBelow(folder).filter((found) => found.includes('escaped'))).toEqual([])
})

/** Watches the memory of a process; returns what stops it and tells the most there was, in megabytes. */
function watchMemory(pid: number): () => number {
  let most = 0
  const timer = setInterval(() => {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    most = Math.max(most, (pages * 4096) / 2 ** 20)
  }, 100)
  return () => {
    clearInterval(timer)
    return Math.round(most)
  }
}

/** Slugs of the imported emails. */
async function publicEmails(): Promise<string[]> {
  const feed = await (await fetch(`${site.url()}/feed.xml`)).text()
  return [...feed.matchAll(/<link href="[^"]*\/email\/([^"/]+)"\/>/g)].map(([, slug]) => slug!)
}

function filesBelow(place: string): string[] {
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
}
