/** Who gets a stored file over HTTP: while the database answers, while it does not, and for files that do not exist. */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { type ServerType, serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db, openedDatabase } from '#app/platform/db/client.server.ts'
import { emailFiles, emails } from '#app/platform/db/schema.ts'
import { parseEnv, useEnv } from '#app/platform/lib/env.server.ts'
import { openStorage, storage, storeFile, useStorage } from '#app/platform/lib/storage.server.ts'
import { useTestDatabase } from '#test/database.ts'
import { createBrand, createEmail } from '#test/factories.ts'
import { requestMetaWith, signedIn } from '#test/signed-in.ts'
import { IMAGE_CACHING } from '#app/platform/lib/image-caching.ts'
import { mediaServer } from './media.ts'

useTestDatabase()

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'media-'))
let isUnavailable = false
let server: ServerType
let url: string

beforeAll(async () => {
  useStorage(await openStorage(parseEnv({ DATA_DIR })))
  const metaOf = ({ req }: { req: { header: (name: string) => string | undefined } }) =>
    requestMetaWith(req.header('cookie'), req.header('x-network'))
  const app = new Hono().get('/media/*', mediaServer({ isUnavailable: () => isUnavailable, metaOf }))
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await new Promise<void>((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(DATA_DIR, { recursive: true })
})

let stored = 0

/** Stores a new file, as one of `emailId`. */
async function fileOf(emailId?: string): Promise<string> {
  const key = await storeFile('media', Buffer.from(`picture ${stored++}`), 'webp')
  if (emailId) await db().insert(emailFiles).values({ emailId, key, role: 'asset', bytes: 1 })
  return key
}

const guest = ''
const roles = ['member', 'reviewer', 'editor', 'admin'] as const

async function ask(
  key: string,
  cookie = guest,
  network = '203.0.113.7',
): Promise<{ status: number; caching: string | null }> {
  const headers = { ...(cookie && { cookie }), 'x-network': network }
  const response = await fetch(`${url}/${key}`, { headers })
  await response.arrayBuffer()
  return { status: response.status, caching: response.headers.get('cache-control') }
}

/** The status that a guest, a member, a reviewer, an editor and an owner get. */
async function statuses(key: string): Promise<number[]> {
  const cookies = [
    guest,
    ...(await Promise.all(roles.map(async (role) => (await signedIn({ role })).cookie))),
  ]
  return Promise.all(cookies.map(async (cookie) => (await ask(key, cookie)).status))
}

const unknownKey = (n: number) => {
  const hash = n.toString(16).padStart(64, '0')
  return `media/${hash.slice(0, 2)}/${hash}.webp`
}

describe('a file', () => {
  test.each([
    ['of a public email', {}, {}, [200, 200, 200, 200, 200]],
    ['of a draft', { status: 'draft' }, {}, [404, 404, 200, 200, 200]],
    ['of a scheduled email', { status: 'scheduled' }, { delayDays: 30 }, [404, 404, 200, 200, 200]],
    ['of a hidden email', { status: 'hidden' }, {}, [410, 410, 410, 200, 200]],
    ['of a draft brand', {}, { status: 'draft' }, [404, 404, 200, 200, 200]],
    ['of an archived brand', {}, { status: 'archived' }, [410, 410, 410, 200, 200]],
    ['of a private brand', {}, { status: 'private' }, [410, 410, 410, 200, 200]],
  ] as const)('%s', async (_, email, brand, wanted) => {
    const { id } = await createEmail({ sentAt: new Date(), ...email, brand: await createBrand(brand) })
    expect(await statuses(await fileOf(id))).toEqual(wanted)
  })

  test('that nothing has, and names of no file', async () => {
    expect(await statuses(await fileOf())).toEqual([404, 404, 404, 200, 200])
    const key = await fileOf()
    const names = [
      `${key}x`,
      key.replace('media/', 'media/f'),
      key.toUpperCase(),
      'media/../main.js',
      'media/',
    ]
    for (const name of [...names, key.replace('.webp', '.eml'), `${key}/`, `${key}%00`])
      expect((await ask(name)).status, name).toBe(404)
  })

  test('is cached by browsers only if it is public', async () => {
    const { id } = await createEmail({ status: 'draft' })
    const key = await fileOf(id)
    const { cookie } = await signedIn({ role: 'reviewer' })
    expect(await ask(key, cookie)).toEqual({ status: 200, caching: 'private, no-store' })
    await db().update(emails).set({ status: 'published' }).where(eq(emails.id, id))
    expect(await ask(key)).toEqual({ status: 200, caching: IMAGE_CACHING })
  })

  test('changes with the email at once', async () => {
    const { id } = await createEmail({ status: 'draft' })
    const key = await fileOf(id)
    for (const [status, wanted] of [
      ['draft', 404],
      ['published', 200],
      ['hidden', 410],
      ['published', 200],
    ] as const) {
      await db().update(emails).set({ status }).where(eq(emails.id, id))
      expect((await ask(key)).status, status).toBe(wanted)
    }
  })
})

describe('while the database', () => {
  const faults = {
    fails: () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
    hangs: () => new Promise<never>(() => {}),
  }

  /** Makes every query fail or hang until `work` ends. */
  async function during(fault: keyof typeof faults, work: () => Promise<void>): Promise<void> {
    const database = openedDatabase()
    const { db: real } = database
    const isMethod = (value: unknown) => typeof value === 'function'
    const broken = new Proxy(real, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        return isMethod(value) ? faults[fault] : value
      },
    })
    Object.assign(database, { db: broken })
    try {
      await work()
    } finally {
      Object.assign(database, { db: real })
    }
  }

  test.each(['fails', 'hangs'] as const)(
    '%s, what was public stays and nothing else is told',
    async (fault) => {
      const shown = await fileOf((await createEmail()).id)
      const hidden = await fileOf((await createEmail({ status: 'hidden' })).id)
      const draft = await fileOf((await createEmail({ status: 'draft' })).id)
      const { cookie } = await signedIn({ role: 'reviewer' })
      expect((await ask(shown)).status).toBe(200)
      await during(fault, async () => {
        const asked = [shown, hidden, draft].map((key) => ask(key))
        const answers = await Promise.all([...asked, ask(draft, cookie), ask(hidden, cookie)])
        expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 503, 503])
        expect(answers[1].caching).toBe('no-store')
      })
      expect((await ask(hidden)).status).toBe(410)
      expect((await ask(draft, cookie)).status).toBe(200)
    },
  )

  test('is known to be unavailable, nothing is asked of it', async () => {
    const shown = await fileOf((await createEmail()).id)
    expect((await ask(shown)).status).toBe(200)
    isUnavailable = true
    try {
      const queries = await countQueries(async () => {
        expect((await ask(shown)).status).toBe(200)
        expect((await ask(unknownKey(1))).status).toBe(503)
      })
      expect(queries).toBe(0)
    } finally {
      isUnavailable = false
    }
  })
})

describe('asking for files that do not exist', () => {
  test('costs queries once, until something is published', async () => {
    const key = unknownKey(2)
    expect((await ask(key)).status).toBe(404)
    const again = await countQueries(async () => {
      for (let n = 0; n < 20; n++) expect((await ask(key)).status).toBe(404)
    })
    expect(again).toBe(0)
    await db()
      .insert(emailFiles)
      .values({ emailId: (await createEmail()).id, key, role: 'asset', bytes: 1 })
    // No file is stored there, but the database was queried again.
    expect(await countQueries(async () => void (await ask(key)))).toBeGreaterThan(0)
  })

  test('shares queries between all who ask', async () => {
    // The query is slow, so that requests come in during it.
    const queries = await countQueries(async () => {
      const keys = Array.from({ length: 300 }, (_, n) => unknownKey(1_000 + n))
      const answers = await Promise.all(keys.map((key) => ask(key)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    }, 100)
    expect(queries).toBeLessThan(100)
  })
})

test('one network may ask for 600 unknown files a minute, and for all that are shown', async () => {
  const [network, other] = ['198.51.100.1', '198.51.100.2']
  const { cookie } = await signedIn({ role: 'reviewer' })
  const draft = await createEmail({ status: 'draft' })
  const shown = await createEmail()
  for (let n = 0; n < 20; n++) {
    expect((await ask(await fileOf(shown.id), guest, network)).status).toBe(200)
    expect((await ask(await fileOf(draft.id), cookie, network)).status).toBe(200)
  }
  const known = await fileOf(shown.id)
  expect((await ask(known, guest, network)).status).toBe(200)
  const answers: number[] = []
  for (let turn = 0; turn < 7; turn++) {
    const keys = Array.from({ length: 100 }, (_, n) => unknownKey(10_000 + turn * 100 + n))
    answers.push(...(await Promise.all(keys.map(async (key) => (await ask(key, guest, network)).status))))
  }
  expect(answers.filter((status) => status === 404)).toHaveLength(600)
  expect(answers.filter((status) => status === 429)).toHaveLength(100)
  const queries = await countQueries(async () => {
    expect((await ask(unknownKey(99_999), guest, network)).status).toBe(429)
  })
  expect(queries).toBe(0)
  expect((await ask(known, guest, network)).status).toBe(200)
  expect((await ask(unknownKey(99_999), guest, other)).status).toBe(404)
})

test('a range behind the end is refused with the size', async () => {
  const key = await fileOf((await createEmail()).id)
  const size = `picture ${stored - 1}`.length
  const response = await fetch(`${url}/${key}`, { headers: { range: `bytes=${size}-` } })
  expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  const last = await fetch(`${url}/${key}`, { headers: { range: `bytes=${size - 1}-` } })
  expect([last.status, last.headers.get('content-range')]).toEqual([
    206,
    `bytes ${size - 1}-${size - 1}/${size}`,
  ])
})

describe('with images from the bucket', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'media-bucket-'))
  const configureBuckets = [{ name: 'shelf', configs: [] }]
  const bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  let folder: ReturnType<typeof storage>

  beforeAll(async () => {
    folder = storage()
    const { port } = await bucket.run()
    const settings = {
      S3_BUCKET: 'shelf',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
    }
    useStorage(await openStorage(parseEnv(settings)))
    useEnv({ S3_DIRECT: true })
  })
  afterAll(async () => {
    useEnv({ S3_DIRECT: false })
    useStorage(folder)
    await bucket.close()
    rmSync(directory, { recursive: true })
  })

  const ofPage = { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-origin' }

  /** As browsers ask: fetch sets some of these headers itself. */
  async function follow(key: string, headers: Record<string, string>, method = 'GET') {
    const asking = request(`${url}/${key}`, { headers, method }).end()
    const [response] = (await once(asking, 'response')) as [IncomingMessage]
    response.resume()
    const { location, 'cache-control': caching } = response.headers
    return { status: response.statusCode, location, caching }
  }

  test('pages get a link that expires', async () => {
    const key = await fileOf((await createEmail()).id)
    const { status, location, caching } = await follow(key, ofPage)
    expect([status, caching]).toEqual([302, 'private, no-store'])
    expect(new URL(location!).searchParams.get('X-Amz-Expires')).toBe('600')
    const file = await fetch(location!)
    expect([file.status, await file.text()]).toEqual([200, `picture ${stored - 1}`])
    expect(file.headers.get('content-type')).toBe('image/webp')
    const unsigned = location!.replace(/X-Amz-Signature=\w{4}/, 'X-Amz-Signature=0000')
    expect((await fetch(unsigned)).status).toBe(403)
  })

  test('emails in frames, downloads and other sites get the file itself', async () => {
    const key = await fileOf((await createEmail()).id)
    for (const other of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
    ])
      expect(await follow(key, Object.keys(other).length > 0 ? { ...ofPage, ...other } : {})).toMatchObject({
        status: 200,
      })
    expect(await follow(key, ofPage, 'HEAD')).toMatchObject({ status: 200 })
  })

  test('no link is given to what is not public, and none in a private gallery', async () => {
    const draft = await fileOf((await createEmail({ status: 'draft' })).id)
    const { cookie } = await signedIn({ role: 'reviewer' })
    expect(await follow(draft, { ...ofPage, cookie })).toMatchObject({ status: 200 })
    expect(await follow(draft, ofPage)).toMatchObject({ status: 404 })
    const shown = await fileOf((await createEmail()).id)
    useEnv({ GALLERY_ACCESS: 'signed-in' })
    try {
      expect(await follow(shown, ofPage)).toMatchObject({ status: 200, location: undefined })
    } finally {
      useEnv({ GALLERY_ACCESS: undefined })
    }
    expect(await follow(shown, ofPage)).toMatchObject({ status: 302 })
  })

  test('a range behind the end is refused with the size', async () => {
    const key = await fileOf((await createEmail()).id)
    const response = await fetch(`${url}/${key}`, { headers: { range: 'bytes=90-' } })
    const size = `picture ${stored - 1}`.length
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  })
})

describe('while the storage', () => {
  test('cannot be read, asks to try again', async () => {
    const shown = await fileOf((await createEmail()).id)
    const folder = path.join(DATA_DIR, 'files', path.dirname(shown))
    renameSync(folder, `${folder}.away`)
    writeFileSync(folder, 'a file in place of its folder')
    expect(await ask(shown)).toEqual({ status: 503, caching: 'no-store' })
    rmSync(folder)
    renameSync(`${folder}.away`, folder)
    expect((await ask(shown)).status).toBe(200)
  })

  test.each(['refuses connections', 'never answers'])('%s, asks to try again', async (fault) => {
    const shown = await fileOf((await createEmail()).id)
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    if (fault === 'refuses connections') silent.close()
    const folder = storage()
    useStorage(
      await openStorage(
        parseEnv({
          S3_BUCKET: 'files',
          S3_REGION: 'eu-west-1',
          S3_ENDPOINT: `http://127.0.0.1:${port}`,
          S3_ACCESS_KEY_ID: 'key',
          S3_SECRET_ACCESS_KEY: 'secret',
        }),
      ),
    )
    try {
      const answers = await Promise.all(Array.from({ length: 60 }, () => ask(shown)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    } finally {
      useStorage(folder)
      silent.close()
      silent.closeAllConnections()
    }
  })
})

/** The number of queries about files that `work` caused, without those of the version; each waits `delayMs` first. */
async function countQueries(work: () => Promise<void>, delayMs = 0): Promise<number> {
  const database = openedDatabase()
  const { db: real } = database
  let count = 0
  const counting = new Proxy(real, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'execute') return value
      return (...parameters: unknown[]) => {
        count++
        const run = () => (value as (...given: unknown[]) => unknown).apply(target, parameters)
        return delayMs > 0 ? pause(delayMs).then(run) : run()
      }
    },
  })
  Object.assign(database, { db: counting })
  try {
    await work()
  } finally {
    Object.assign(database, { db: real })
  }
  return count
}
