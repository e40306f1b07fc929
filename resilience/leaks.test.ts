/**
 * Emails that are not public, or not in words: those of an screenshots-only brand, of a private brand, of a brand with a
 * delay, a draft and a hidden one. Words, slugs and image hashes planted in them are searched for in the responses of
 * all routes, as a guest, a member who had saved them, a member invited to that collection, and a reviewer.
 */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/platform/db/client.server.ts'
import { brands, collectionEmails, collectionMembers, collections, emails } from '#app/platform/db/schema.ts'
import { readStored } from '#app/intake/ingest/store/stored-files.server.ts'
import { importMessage } from '#test/imported-message.ts'
import { signedIn } from '#test/signed-in.ts'
import { type AttackSetup, createAttackSetup } from './attack-setup.ts'
import { send } from './attack-wire.ts'
import { type AttackedRoute, listAttackedRoutes } from './attacked-routes.ts'
import { waitUntil } from './wait-until.ts'

const KINDS = ['public', 'screenshots-only', 'private', 'delayed', 'draft', 'hidden'] as const
type Kind = (typeof KINDS)[number]
/** Who looks; a reviewer sees drafts and scheduled emails in the pages of administrators. */
const ROLES = ['guest', 'member', 'invited', 'reviewer'] as const
type Role = (typeof ROLES)[number]

/** The server files emails for its search, and makes exports, in jobs. */
const JOB_MS = 60_000

type Planted = {
  kind: Kind
  id: string
  slug: string
  brandId: string
  brandSlug: string
  /** In its text, beside `words`: a search for it must not quote them. */
  finder: string
  /** What its source, its alt texts and, unless its pictures are public, its subject say. */
  words: string[]
  /** Paths of its images. */
  media: string[]
}

let scene: AttackSetup
let routes: AttackedRoute[]
let planted: Planted[]
let collection: { id: string; slug: string }
const cookies: Record<Role, string> = { guest: '', member: '', invited: '', reviewer: '' }

beforeAll(async () => {
  scene = await createAttackSetup()
  routes = await listAttackedRoutes()
  planted = []
  for (const kind of KINDS) planted.push(await plant(kind))
  await shelve()
  const { finder } = planted[0]!
  await waitUntil(
    async () => (await ask(`/search-emails?q=${finder}`, 'guest')).body.includes(planted[0]!.slug),
    JOB_MS,
    'the public email is found',
  )
}, 240_000)
afterAll(() => scene?.close())

/** Letters only, so that searches, slugs and texts keep it whole. */
function newWord(): string {
  return `leak${randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`
}

async function plant(kind: Kind): Promise<Planted> {
  const [finder, body, alt, subject] = [newWord(), newWord(), newWord(), newWord()]
  const noise = Buffer.from(Array.from({ length: 200 * 100 * 3 }, () => Math.floor(Math.random() * 256)))
  const image = await sharp(noise, { raw: { width: 200, height: 100, channels: 3 } })
    .png()
    .toBuffer()
  const message = [
    `From: Planted ${kind} <news@${kind}.test>`,
    'To: reader@example.com',
    `Subject: ${kind === 'screenshots-only' ? 'A letter' : subject}`,
    `Date: ${new Date(Date.now() - 3_600_000).toUTCString()}`,
    `Message-ID: <${randomUUID()}@${kind}.test>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary=line',
    '',
    '--line',
    'Content-Type: text/html; charset=utf-8',
    '',
    `<html><body><p>Read ${finder} ${body} today.</p><img src="cid:one" width="200" height="100" alt="${alt}"></body></html>`,
    '--line',
    'Content-Type: image/png',
    'Content-Transfer-Encoding: base64',
    'Content-ID: <one>',
    '',
    image.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    '--line--',
    '',
  ].join('\r\n')
  const brandSlug = `planted-${kind}`
  const email = await importMessage(message, { brand: { slug: brandSlug, name: `Planted ${kind}` } })
  await db()
    .update(brands)
    .set({
      status: kind === 'private' ? 'private' : 'active',
      hideSource: kind === 'screenshots-only',
      delayDays: kind === 'delayed' ? 30 : 0,
    })
    .where(eq(brands.id, email.brandId))
  const status = kind === 'draft' || kind === 'hidden' ? kind : 'published'
  const slug = kind === 'screenshots-only' ? email.slug : newWord()
  await db().update(emails).set({ status, slug }).where(eq(emails.id, email.id))
  const html = Buffer.from((await readStored(email.htmlKey))!).toString()
  return {
    kind,
    id: email.id,
    slug,
    brandId: email.brandId,
    brandSlug,
    finder,
    words: [body, alt, ...(kind === 'screenshots-only' ? [] : [subject, slug])],
    media: [...new Set(html.match(/\/media\/[\w/.]+/g) ?? [])],
  }
}

/** A member has all of them in a collection, and invites another member. */
async function shelve(): Promise<void> {
  const [member, invited, reviewer] = await Promise.all([
    signedIn({ name: 'Member' }),
    signedIn({ name: 'Invited' }),
    signedIn({ name: 'Reviewer', role: 'reviewer' }),
  ])
  const userId = member.viewer.id
  const [shelf] = await db()
    .insert(collections)
    .values({ userId, name: 'Planted', slug: 'planted', type: 'emails' })
    .returning()
  await db()
    .insert(collectionEmails)
    .values(planted.map(({ id }) => ({ userId, collectionId: shelf!.id, emailId: id })))
  await db()
    .insert(collectionMembers)
    .values({ collectionId: shelf!.id, userId: invited.viewer.id, mayAdd: true })
  collection = { id: shelf!.id, slug: shelf!.slug }
  cookies.member = member.cookie
  cookies.invited = invited.cookie
  cookies.reviewer = reviewer.cookie
}

type Answer = { path: string; status: number; body: string }

async function ask(path: string, role: Role, form?: string): Promise<Answer> {
  const address = `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`
  const headers = {
    Host: scene.site.host,
    ...(cookies[role] && { Cookie: cookies[role] }),
    'X-Forwarded-For': address,
    ...(form !== undefined && {
      Origin: scene.site.origin,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': Buffer.byteLength(form),
    }),
  }
  const method = form === undefined ? 'GET' : 'POST'
  const answer = await send(scene.url, scene.agent, { method, path, headers, ...(form && { body: form }) })
  return { path, status: answer.status, body: `${[...answer.headers].flat().join('\n')}\n${answer.body}` }
}

/** Every address of a route that leads to a planted email, its brand or the collection. */
function addressesOf({ pattern, queries, source }: AttackedRoute, email: Planted): string[] {
  const filled = pattern
    .split('/')
    .flatMap((part) => {
      if (part === '*') return 'x'
      return part.startsWith(':') ? valueOf(part.replace(/^:|\?$/g, ''), pattern, email) : part
    })
    .join('/')
  const path = filled || '/'
  const asked = queries.map((name) => `${path}?${name}=${encodeURIComponent(queryOf(name, email))}`)
  const data = source.endsWith('.tsx') ? [`${path === '/' ? '/_root' : path}.data`] : []
  const tabs = pattern === '/brand/:brandSlug/email/:emailSlug' ? ['html', 'text', 'checks', 'details'] : []
  return [path, ...data, ...asked, ...tabs.map((tab) => `${path}?tab=${tab}`)]
}

function valueOf(name: string, pattern: string, { id, slug, brandId, brandSlug, kind }: Planted): string {
  if (name === 'brandSlug') return brandSlug
  if (name === 'brandId') return brandId
  if (name === 'emailSlug') return slug
  if (name === 'emailId') return id
  if (name === 'format') return kind === 'screenshots-only' ? 'html' : 'text'
  if (name === 'kind') return 'email'
  if (name === 'file') return pattern.startsWith('/sitemap') ? '1.xml' : `${'0'.repeat(16)}.jpg`
  if (name === 'id') {
    if (pattern.startsWith('/admin/emails')) return id
    return pattern.startsWith('/admin/brands') ? brandId : collection.id
  }
  if (name === 'slug') return pattern.startsWith('/collection/') ? collection.slug : slug
  return name === 'tagSlug' ? 'newsletter' : 'x'
}

function queryOf(name: string, { finder, brandSlug, slug }: Planted): string {
  if (name === 'q') return finder
  if (name === 'brand') return brandSlug
  if (name === 'email') return slug
  return name === 'name' ? 'Planted' : 'x'
}

/** What reviewers see of drafts and scheduled emails, on the pages where they review. */
function mayReview(role: Role, { kind }: Planted, path: string): boolean {
  return role === 'reviewer' && /^\/admin(?:[/.]|$)/.test(path) && kind !== 'private'
}

function leaksIn(answers: Answer[], role: Role): string[] {
  return answers.flatMap(({ path, body }) =>
    planted
      .filter((email) => email.kind !== 'public' && !mayReview(role, email, path))
      .flatMap((email) => {
        const hashes = email.media.map((file) => /[0-9a-f]{64}/.exec(file)![0])
        return [...email.words, ...hashes]
          .filter((mark) => body.includes(mark) && !path.includes(mark))
          .map((mark) => `${path} tells ${role} ${mark} of ${email.kind}`)
      }),
  )
}

async function askAll(paths: string[], role: Role): Promise<Answer[]> {
  const answers: Answer[] = []
  const left = [...new Set(paths)]
  async function next(): Promise<void> {
    for (let path = left.shift(); path !== undefined; path = left.shift()) answers.push(await ask(path, role))
  }
  await Promise.all(Array.from({ length: 6 }, next))
  return answers
}

test('what is public is found, and each planted email has an image', async () => {
  const [shown] = planted
  const { body } = await ask(`/search?q=${shown!.finder}`, 'guest')
  expect(body).toContain(shown!.words[0])
  expect(planted.filter(({ media }) => media.length === 0)).toEqual([])
  expect((await ask(shown!.media[0]!, 'guest')).status).toBe(200)
})

test.each(ROLES)('no route tells a %s what is planted', async (role) => {
  const paths = planted.flatMap((email) => routes.flatMap((route) => addressesOf(route, email)))
  const answers = await askAll(paths, role)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(100)
  expect(leaksIn(answers, role)).toEqual([])
})

test.each(ROLES)('no image that is not public is served to a %s', async (role) => {
  const isReviewed = ({ kind }: Planted) =>
    role === 'reviewer' && ['draft', 'delayed', 'screenshots-only'].includes(kind)
  const paths = planted
    .filter((email) => email.kind !== 'public' && !isReviewed(email))
    .flatMap(({ media }) => media)
  const served = (await askAll(paths, role)).filter(({ status }) => status < 400)
  expect(served.map(({ path }) => path)).toEqual([])
})

test.each(['csv', 'json'])('no export as %s has what is planted', async (format) => {
  const { body } = await ask(`/collections/${collection.id}/export`, 'member', `format=${format}`)
  expect(body).not.toContain('Something went wrong')
  let file = ''
  await waitUntil(
    async () => {
      const page = await ask(`/collections/${collection.id}/export`, 'member')
      const links = page.body.match(/\/collections\/[0-9a-f-]{36}\/export\/[0-9a-f-]{36}/g) ?? []
      for (const link of new Set(links)) {
        const answer = await ask(link, 'member')
        if (answer.status === 200 && answer.body.includes(`.${format}"`)) file = answer.body
      }
      return file !== ''
    },
    JOB_MS,
    'the export is ready',
  )
  expect(file).toContain(planted[0]!.slug)
  expect(leaksIn([{ path: '', status: 200, body: file }], 'member')).toEqual([])
})
