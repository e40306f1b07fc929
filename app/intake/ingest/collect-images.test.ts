import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { changes, emails } from '#app/platform/db/schema.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { listUnfinished, releaseJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, storage, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createAdministrator } from '#test/signed-in.ts'
import type { Network } from '#app/platform/lib/guarded-request.server.ts'
import { placeholderPicture } from './assets/placeholder-image.ts'
import {
  COLLECT_IMAGES,
  collectingOf,
  collectImages,
  queueCollecting,
  queueCollectingAll,
} from './collect-images.server.ts'
import { readEmail } from './prepare.server.ts'
import { importMessage } from '#test/imported-message.ts'
import { addEmail } from './store/commands.server.ts'
import { releaseIngestWorker } from './worker/prepare-in-worker.server.ts'

useTestDatabase()

const online = new Set<string>()
const server = createServer((request, response) => {
  if (online.has(request.url!)) response.setHeader('content-type', 'image/png').end(placeholderPicture(8, 8))
  else response.writeHead(404).end()
})
let port: number
const network: Network = {
  protocols: ['http:', 'https:'],
  resolve: async () => ['127.0.0.1'],
  isAllowed: (address, at) => address === '127.0.0.1' && at === port,
  timeoutMs: 2000,
}
let admin: Administrator
beforeEach(async () => {
  admin = await createAdministrator()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(async () => {
  online.clear()
  useStorage(await openStorage(parseEnv({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'collect-')) })))
})
afterEach(() => releaseJobs())
afterAll(async () => {
  await releaseIngestWorker()
  server.closeAllConnections()
  server.close()
})

async function importEmail(subject: string): Promise<string> {
  const image = (name: string) =>
    `<img src="http://cdn.test:${port}/${name}.png" width="200" height="80" alt="${name}">`
  const html = `<p>Some words</p>${image('lamp')}${image('chair')}${image('desk')}`
  const message = `From: Acme <news@acme.test>\r\nSubject: ${subject}\r\nContent-Type: text/html\r\n\r\n${html}`
  return (await importMessage(message, { brand: { slug: 'acme' } })).id
}

async function stored(id: string) {
  const [email] = await db().select().from(emails).where(eq(emails.id, id))
  return { ...email!, html: await storage().get(email!.htmlKey!) }
}

test('collects what can be fetched now, and says how much of it', async () => {
  const id = await importEmail('Lamps')
  expect(await collectingOf(admin, id)).toEqual({ missing: 3, queued: false, last: null })
  online.add('/lamp.png').add('/desk.png')
  await collectImages(id, network)
  expect(await collectingOf(admin, id)).toEqual({ missing: 1, queued: false, last: { of: 3, found: 2 } })
  const after = await stored(id)
  expect(after.html.match(/\.png" width="200"/g)).toHaveLength(2)
  expect(after.html).toMatch(/\.svg" width="200" height="80" alt="chair"/)
  expect(after.subjectLine).toBe('Lamps')
  expect(after.contentChangedAt).not.toBeNull()
  online.add('/chair.png')
  await collectImages(id, network)
  expect(await collectingOf(admin, id)).toEqual({ missing: 0, queued: false, last: { of: 1, found: 1 } })
  expect((await stored(id)).html).not.toContain('.svg')
})

test('keeps what it has when fewer pictures come than before', async () => {
  const id = await importEmail('Chairs')
  online.add('/lamp.png').add('/desk.png')
  await collectImages(id, network)
  const before = await stored(id)
  online.clear()
  await collectImages(id, network)
  const after = await stored(id)
  expect(after.htmlKey).toBe(before.htmlKey)
  expect(after.facts).toMatchObject({ imagesMissing: 1, collected: { of: 1, found: 0 } })
})

test('fetches nothing from this machine or its network', async () => {
  const id = await importEmail('Inside')
  online.add('/lamp.png')
  await collectImages(id)
  expect((await stored(id)).facts).toMatchObject({ imagesMissing: 3, collected: { of: 3, found: 0 } })
})

test('an email is queued once, however often the button is pressed', async () => {
  const id = await importEmail('Twice')
  expect(await queueCollecting(admin, id)).toBe(true)
  expect(await queueCollecting(admin, id)).toBe(true)
  expect(await listUnfinished(COLLECT_IMAGES, { givenUp: false })).toEqual([{ emailId: id }])
  expect(await collectingOf(admin, id)).toMatchObject({ queued: true })
  expect(await db().select().from(changes)).toMatchObject([{ kind: 'pictures-collected', label: 'Twice' }])
  expect(await queueCollecting(admin, '00000000-0000-4000-8000-000000000000')).toBe(false)
})

test('the command line queues those of a brand, or all, that are not waiting yet', async () => {
  await importEmail('One')
  await importEmail('Two')
  expect(await queueCollectingAll('other')).toBe(0)
  expect(await queueCollectingAll('acme')).toBe(2)
  expect(await queueCollectingAll()).toBe(0)
})

test('keeps the pictures that lay beside an HTML file', async () => {
  const folder = path.join(import.meta.dirname, 'fixtures/page')
  const page = readFileSync(path.join(folder, 'harvest.html'), 'utf8')
  const image = `<img src="http://cdn.test:${port}/lamp.png" width="200" height="80" alt="lamp">`
  const bytes = Buffer.from(
    page.includes('</body>') ? page.replace('</body>', `${image}</body>`) : page + image,
  )
  const input = {
    bytes,
    kind: 'html' as const,
    fileName: 'a.html',
    folder: { folder },
  }
  const prepared = await readEmail(input)
  if (!prepared.ok) throw new Error(prepared.reason)
  await addEmail({ prepared: prepared.email, placement: { brand: { slug: 'acme' }, categories: [] } })
  const [before] = await db().select().from(emails)
  online.add('/lamp.png')
  await collectImages(before!.id, network)
  expect((await stored(before!.id)).htmlKey).toBe(before!.htmlKey)
})
