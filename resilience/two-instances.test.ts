/** Two instances on one PostgreSQL and one S3 server: changes in one are visible in the other, and each can continue alone. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Ran, runBuiltCommand } from '#test/built-command.ts'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { freePort } from '../scripts/test-postgres.mjs'
import { makeAdmin } from './administrator.ts'
import { startLoad } from './balanced-load.ts'
import { postFields, withCover } from './blog-post.ts'
import { addressesOf, answersOf, newestEmail } from './public-addresses.ts'
import { printTable } from './results-table.ts'
import { createServerDatabase } from './server-database.ts'
import { startStorageServer } from './storage-server.ts'
import { newVisitor, PASSWORD, signIn, type Visitor } from './visitor.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mailshelf-trust-two-'))
const CHANGES = 5
const measurements: Record<string, string | number>[] = []
let settings: Record<string, string>
let mail: MailServer
let database: Awaited<ReturnType<typeof createServerDatabase>>
let bucket: Awaited<ReturnType<typeof startStorageServer>>
const instances: {
  url: string
  kills: number
  isDown: boolean
  server: BuiltServer
  env: Record<string, string>
}[] = []
const first = () => instances[0]!.url
const second = () => instances[1]!.url

beforeAll(async () => {
  ;[mail, database, bucket] = await Promise.all([
    startMailServer(),
    createServerDatabase(),
    startStorageServer(),
  ])
  settings = {
    ...bucket.settings,
    DATABASE_URL: database.url,
    SESSION_SECRET: process.env['SESSION_SECRET']!,
    // Requests use address and port, which do not match a SITE_URL.
    SITE_URL: 'http://127.0.0.1',
    TRUST_PROXY: 'true',
    CHROMIUM_PATH: '/nowhere',
    SMTP_URL: mail.url,
    MAIL_FROM: 'shelf@shelf.test',
  }
  // Both start at once on an empty database: the first creates the tables.
  const began = performance.now()
  const started = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const port = await freePort()
      const env = { ...settings, DATA_DIR: path.join(folder, name), PORT: String(port) }
      const server = startBuiltServer(env)
      await server.ready
      return { url: `http://127.0.0.1:${port}`, kills: 0, isDown: false, server, env }
    }),
  )
  instances.push(...started)
  measurements.push({
    what: 'both started at once on an empty database, ms',
    figure: Math.round(performance.now() - began),
  })
}, 240_000)

afterAll(async () => {
  printTable('Two instances', measurements)
  for (const { server } of instances) {
    server.child.kill('SIGKILL')
    await server.ended
  }
  await Promise.all([mail?.close(), bucket?.close()])
  await database?.drop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

function command(...argv: string[]): Promise<Ran> {
  return runBuiltCommand(argv, instances[0]!.env).ran
}

async function textOf(origin: () => string, address: string, cookie = ''): Promise<string> {
  const answer = await newVisitor(origin, cookie).get(address)
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text()
}

let admin: Visitor

test('loads the samples once', async () => {
  const home = await textOf(first, '/')
  expect(await textOf(second, '/')).toBe(home)
})

test('shares sessions, and sign-out ends them on both', async () => {
  admin = await makeAdmin({ url: first, command })
  const onOther = newVisitor(second, admin.cookie)
  expect((await onOther.get('/settings')).status).toBe(200)

  const { visitor: leaving } = await signIn(first, 'owner@example.com')
  const { cookie } = leaving
  expect((await newVisitor(second, cookie).post('/logout', {})).status).toBe(302)
  for (const origin of [first, second])
    expect((await newVisitor(origin, cookie).get('/settings')).status).toBe(302)
})

test('updates cached pages on the other instance at the next request', async () => {
  const { slug } = /href="\/brand\/(?<slug>[\w-]+)"/.exec(await textOf(first, '/brands'))!.groups as {
    slug: string
  }
  const page = `/brand/${slug}`
  const waits: number[] = []
  for (let round = 1; round <= CHANGES; round++) {
    const name = `Renamed the ${round}th`
    for (const origin of [first, second]) expect(await textOf(origin, page)).not.toContain(name)
    expect((await command('brand', 'rename', slug, name)).code).toBe(0)
    const asked = performance.now()
    for (const origin of [first, second]) expect(await textOf(origin, page)).toContain(name)
    waits.push(performance.now() - asked)
  }
  measurements.push({
    what: `the slowest of ${CHANGES} changes, read on both, ms`,
    figure: Math.round(Math.max(...waits)),
  })
})

test('shows a post published on one instance, with its image, on the other at once', async () => {
  expect(await textOf(second, '/blog')).not.toContain('Written on one')
  const post = postFields({
    title: 'Written on one',
    slug: 'written-on-one',
    excerpt: 'Read on the other.',
    blockContent: 'One shelf.',
  })
  const form = await withCover(post, '#c33')
  expect((await admin.post('/admin/blog/new', form)).status).toBe(302)
  expect(await textOf(second, '/blog')).toContain('Written on one')
  const article = await textOf(second, '/blog/written-on-one')
  const cover = /\/media\/[\w/]+\.\w+/.exec(article.split('<main')[1]!)![0]
  const [one, other] = await Promise.all(
    [first, second].map(async (origin) => Buffer.from(await (await fetch(origin() + cover)).arrayBuffer())),
  )
  expect(one!.length).toBeGreaterThan(50)
  expect(other!.equals(one!)).toBe(true)
})

test.each(['/sitemap.xml', '/robots.txt', '/feed.xml', '/blog/feed.xml'])(
  '%s is the same on both',
  async (address) => {
    const [one, other] = await Promise.all([first, second].map((origin) => textOf(origin, address)))
    expect(other).toBe(one)
    for (const [, part] of one!.matchAll(/<loc>http:\/\/shelf\.test(\/sitemap\/[^<]+)/g)) {
      expect(await textOf(second, part!)).toBe(await textOf(first, part!))
    }
  },
)

test('a press hides an email on both at once, everywhere, and another one shows it again', async () => {
  const reader = await signUpByEmail('collector@example.com')
  const visitors = [first, second].map((origin) => newVisitor(origin))
  const target = await newestEmail(visitors[0]!)
  const page = `/brand/${target.brandSlug}/email/${target.slug}`
  const emailId = /\/save\/([0-9a-f-]{36})/.exec(await textOf(first, page))![1]!
  expect((await reader.post('/collections/new', { name: 'Mine', type: 'emails' })).status).toBe(302)
  const picker = JSON.parse(await textOf(first, `/saved-emails/${emailId}`, reader.cookie)) as {
    collections: { id: string }[]
  }
  const save = { intent: 'save', collectionId: picker.collections[0]!.id }
  expect((await reader.post(`/saved-emails/${emailId}`, save)).status).toBeLessThan(400)
  const report = { kind: 'rights', name: 'Ada', email: 'ada@example.com', message: 'It is ours.' }
  expect((await visitors[1]!.post(`/report/${target.slug}`, report)).status).toBe(200)
  const reports = await textOf(second, '/admin/reports', admin.cookie)
  const id = /name="id" value="([0-9a-f-]{36})"/.exec(reports)![1]!

  // On each instance once to find them, and once more for answers from the caches.
  const shown = (
    await Promise.all(
      [first, second].map((origin, at) =>
        addressesOf(target, visitors[at]!, newVisitor(origin, reader.cookie)),
      ),
    )
  ).flat()
  expect((await answersOf(target, shown)).filter(({ shows }) => !shows)).toEqual([])

  const pressed = performance.now()
  expect((await admin.post('/admin/reports', { id, intent: 'hide' })).status).toBe(302)
  const press = Math.round(performance.now() - pressed)
  const answers = await answersOf(target, shown)
  const still = answers.filter(({ shows }) => shows)
  measurements.push(
    { what: 'addresses that showed an email, on both', figure: shown.length },
    { what: 'of them after one press', figure: still.length },
    { what: 'the press itself, ms', figure: press },
    { what: 'asking all of them after it, ms', figure: Math.round(performance.now() - pressed - press) },
  )
  expect(still.map(({ path, status }) => [path, status])).toEqual([])
  expect(press).toBeLessThan(1000)
  for (const visitor of visitors) {
    const gone = await visitor.get(page)
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('This email was removed')])
  }

  expect((await admin.post('/admin/reports', { id, intent: 'show' })).status).toBe(302)
  expect((await answersOf(target, shown)).filter(({ shows }) => !shows)).toEqual([])
})

test('counts attempts together', async () => {
  const [here, there] = [newVisitor(first), newVisitor(second)]
  there.address = here.address
  for (let n = 0; n < 10; n++) {
    const { status } = await (n % 2 ? here : there).post('/subscribe.data', {
      email: `limit-${n}@example.com`,
    })
    expect(status).toBe(200)
  }
  for (const visitor of [here, there]) {
    expect((await visitor.post('/subscribe.data', { email: 'limit-more@example.com' })).status).toBe(429)
  }
})

test('runs a job once, on any instance', async () => {
  const addresses = Array.from({ length: 40 }, (_, n) => `job-${n}@example.com`)
  await Promise.all(
    addresses.map((email, n) => newVisitor(n % 2 ? first : second).post('/subscribe.data', { email })),
  )
  const arrived = () =>
    mail.received.flatMap(({ envelope }) => envelope).filter((address) => address.startsWith('job-'))
  await vi.waitFor(() => expect(new Set(arrived()).size).toBe(addresses.length), {
    timeout: 90_000,
    interval: 200,
  })
  expect(arrived()).toHaveLength(addresses.length)
  measurements.push({
    what: 'emails requested, emails received',
    figure: `${addresses.length}, ${arrived().length}`,
  })
})

test('queues a scheduled job once for both', async () => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  async function lookedAt(): Promise<Date> {
    return (await client.query<{ cron_on: Date }>('select cron_on from pgboss.version')).rows[0]!.cron_on
  }
  async function counted(): Promise<number> {
    const jobs = await client.query("select from pgboss.job where name = 'account-cleanup'")
    return jobs.rows.length
  }
  // As if neither had checked the schedules for two hours, in which one time passed; the next is a day away.
  const due = new Date(Date.now() - 3_600_000)
  await client.query(
    "update pgboss.schedule set created_on = now() - interval '3 hours', cron = $1 where name = 'account-cleanup'",
    [`${due.getUTCMinutes()} ${due.getUTCHours()} * * *`],
  )
  await client.query("update pgboss.version set cron_on = now() - interval '2 hours'")
  await client.query("delete from pgboss.job where name = 'account-cleanup'")
  await vi.waitFor(async () => expect(await counted()).toBeGreaterThan(0), {
    timeout: 120_000,
    interval: 500,
  })
  const first = await lookedAt()
  await vi.waitFor(async () => expect(await lookedAt()).not.toEqual(first), {
    timeout: 120_000,
    interval: 500,
  })
  const jobs = await counted()
  await client.end()
  measurements.push({ what: 'jobs queued for one time of a schedule', figure: jobs })
  expect(jobs).toBe(1)
})

test('killing one of two under load fails only its pending requests; it rejoins after a restart', async () => {
  const reader = await signUpByEmail('reader@example.com')
  const emails = [...(await textOf(first, '/')).matchAll(/\/save\/([0-9a-f-]{36})/g)].map(([, id]) => id!)
  expect((await reader.post('/collections/new', { name: 'Mine', type: 'emails' })).status).toBe(302)
  const picker = JSON.parse(await textOf(first, `/saved-emails/${emails[0]}`, reader.cookie)) as {
    collections: { id: string }[]
  }
  const collectionId = picker.collections[0]!.id
  const pages = ['/', '/brands', '/browse', '/search?q=welcome', '/blog', '/feed.xml']
  const { load, end } = startLoad(
    instances,
    (number, step) => {
      const { cookie } = reader
      if (number === 0) {
        const emailId = emails[step % emails.length]!
        return { path: `/saved-emails/${emailId}`, cookie, fields: { intent: 'save', collectionId } }
      }
      if (number === 1) return { path: '/saved', cookie }
      return { path: pages[(number + step) % pages.length]! }
    },
    8,
  )
  await vi.waitFor(() => expect(load.answered).toBeGreaterThan(150), { timeout: 60_000 })
  const victim = instances[1]!
  victim.kills += 1
  victim.isDown = true
  victim.server.child.kill('SIGKILL')
  await victim.server.ended
  const atKill = load.answered
  await vi.waitFor(() => expect(load.answered).toBeGreaterThan(atKill + 150), { timeout: 60_000 })
  const began = performance.now()
  victim.server = startBuiltServer(victim.env)
  await victim.server.ready
  victim.isDown = false
  const restart = Math.round(performance.now() - began)
  const { moved: movedBefore, answered: answeredBefore } = load
  await vi.waitFor(() => expect(load.answered).toBeGreaterThan(answeredBefore + 100), { timeout: 60_000 })
  const { answered, moved, inFlight, failed } = await end()
  measurements.push(
    { what: 'requests answered under load', figure: answered },
    { what: 'sent on to the other while one was away', figure: moved },
    { what: 'broken off on the killed instance', figure: inFlight },
    { what: 'failed otherwise', figure: failed.length },
    { what: 'the killed one joined again after, ms', figure: restart },
  )
  expect(failed).toEqual([])
  expect(inFlight).toBeLessThanOrEqual(8)
  // Requests refused in the moment it became ready.
  expect(moved - movedBefore).toBeLessThanOrEqual(8)
  expect((await fetch(`${victim.url}/readyz`)).status).toBe(200)
  const saved = JSON.parse(await textOf(second, '/saved-emails', reader.cookie)) as { emails: object }
  expect(Object.keys(saved.emails).length).toBeGreaterThan(10)
})

/** If email is configured, an account is activated by its email. */
async function signUpByEmail(email: string): Promise<Visitor> {
  const visitor = newVisitor(first)
  const asked = await visitor.post('/signup', { name: 'Ada', email, password: PASSWORD })
  expect(asked.status).toBe(200)
  const token = await vi.waitFor(
    () => {
      const message = mail.received.find(({ envelope }) => envelope.includes(email))
      const found = /token=([\w-]+)/.exec(message?.text ?? '')?.[1]
      if (!found) throw new Error('no email yet')
      return found
    },
    { timeout: 60_000, interval: 200 },
  )
  expect((await visitor.post(`/verify?token=${token}`, {})).status).toBe(302)
  return visitor
}
