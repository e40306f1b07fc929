/**
 * A collection of 5,000 emails beside one of 120, in the same gallery: its own page, the shared page and a step of the
 * presentation, at the beginning and at the end, from the production build; then its exports as lists, with /healthz
 * watched. Both show equally many emails on a page, so only what is found and counted differs.
 *
 *     npm run build && npm run bench:collections
 *
 * Exits with 1 if a page takes more than `--ratio` times as long in the large collection, or /healthz more than 250 ms
 * during an export.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { db, type OpenDatabase, rowsOf } from '#app/db/client.server.ts'
import { collectionEmails, collectionSections, emailChecks, users } from '#app/db/schema.ts'
import { asPerson } from '#app/features/accounts/policy.ts'
import { CHECKS_VERSION } from '#app/features/checks/check-email.ts'
import { createCollection } from '#app/features/collections/collection-commands.server.ts'
import { COLLECTION_PAGE } from '#app/features/collections/schema.ts'
import { publish } from '#app/features/collections/sharing/share-commands.server.ts'
import { addMissingRows } from '#app/features/ingest/refresh-rows.server.ts'
import type { Person } from '#app/lib/authorized.ts'
import { address } from '#test/address.ts'
import { createUser } from '#test/signed-in.ts'
import { HEALTH_MS_MAX, watchHealth } from '../resilience/watch-health.ts'
import { inGallery } from './bench-gallery.ts'
import { median } from './median.ts'
import { signIn } from './sign-in.ts'
import { prepareGallery } from './speed/galleries.ts'
import { type Served, serveGallery } from './speed/served.ts'
import { seedFacts } from './synthetic-facts.ts'
import { atMost, printTable, printTargets } from './speed/table.ts'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '15' },
    ratio: { type: 'string', default: '1.5' },
  },
})

const GALLERY = 10_000
const SIZES = [2 * COLLECTION_PAGE, 5_000] as const
const SECTIONS = 20
const OWNER = { email: `${crypto.randomUUID()}@bench.example`, name: 'Bench', password: 'reading-lamp-9' }

type Big = { id: string; paths: Record<string, string> }

const { folder } = await prepareGallery(GALLERY)
const made = await inGallery(folder, prepareCollections)
const server = await serveGallery(folder, { SITE_ENV: 'production' })
const cookie = await signIn(server.url, OWNER)
try {
  await measurePages(server)
  await measureExports(server)
} finally {
  await server.stop()
  await inGallery(folder, () =>
    db()
      .delete(users)
      .where(eq(users.email, address(OWNER.email))),
  )
}
process.exitCode = printTargets() ? 0 : 1

async function prepareCollections(database: OpenDatabase): Promise<[Big, Big]> {
  // Otherwise the server would read the facts of all emails while it is measured.
  await seedFacts(database)
  const checked = { rulesVersion: CHECKS_VERSION }
  await addMissingRows(emailChecks)
  await db().update(emailChecks).set(checked)
  const actor = asPerson(await createUser(OWNER))
  const both: [Big, Big] = [await fill(actor, SIZES[0]), await fill(actor, SIZES[1])]
  await db().execute(sql`vacuum analyze`)
  return both
}

/** A public collection of the gallery's first emails, every third with a note, in sections. */
async function fill(actor: Person, size: number): Promise<Big> {
  const name = `Of ${size} ${OWNER.email.slice(0, 8)}`
  const created = await createCollection({ actor, input: { name, description: null, type: 'emails' } })
  if (!created.ok) throw new Error(created.message)
  const { id } = created
  await db().execute(sql`
    insert into ${collectionEmails} (collection_id, email_id, user_id, position, note)
    select ${id}, email_id, ${actor.id}, n * 1000, case when n % 3 = 0 then 'Why it was kept' end
    from (select email_id, row_number() over (order by email_id) as n from gallery_emails limit ${size}) as listed`)
  await db()
    .insert(collectionSections)
    .values(
      Array.from({ length: SECTIONS }, (_, at) => {
        return {
          collectionId: id,
          title: `Section ${at}`,
          position: Math.floor((at * size) / SECTIONS) * 1000 + 500,
        }
      }),
    )
  const details = { title: name, introduction: null, displayName: null, showsNotes: true }
  const published = await publish({ actor, id, input: details })
  if (!published.ok) throw new Error(published.message)
  const last = await lastPage(id)
  const shared = `/collection/${published.slug}`
  return {
    id,
    paths: {
      'its own page': `/collections/${id}`,
      'its own last page': `/collections/${id}?from=${size - COLLECTION_PAGE}`,
      'the shared page': shared,
      'the last shared page': `${shared}?after=${last.before}`,
      'presenting the first': `${shared}/present/${last.first}`,
      'presenting the last': `${shared}/present/${last.slug}`,
    },
  }
}

/** The email before the last page, and the slugs of the first and the last email. */
async function lastPage(id: string): Promise<{ before: string; first: string; slug: string }> {
  const rows = await rowsOf<{ before: string; slug: string }>(sql`
    select s.email_id as before, e.slug from ${collectionEmails} s join emails e on e.id = s.email_id
    where s.collection_id = ${id} order by s.position`)
  return { before: rows.at(-COLLECTION_PAGE - 1)!.before, first: rows[0]!.slug, slug: rows.at(-1)!.slug }
}

async function measurePages({ url }: Served): Promise<void> {
  const rows: [string, number, number][] = []
  for (const name of Object.keys(made[0].paths)) {
    const measured: [number[], number[]] = [[], []]
    // The first of each is not counted: it compiles what the others use.
    for (let turn = 0; turn <= Number(values.turns); turn++) {
      for (const at of [0, 1] as const) {
        const started = performance.now()
        const answer = await fetch(url + made[at].paths[name]!, {
          headers: { Cookie: cookie },
          redirect: 'manual',
        })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`)
        if (turn > 0) measured[at].push(performance.now() - started)
      }
    }
    rows.push([name, median(measured[0]), median(measured[1])])
  }
  printTable(
    `Medians of ${values.turns} in ms, of ${SIZES[0]} emails and of ${SIZES[1]}`,
    ['', 'small', 'large', 'ratio'],
    rows.map(([name, small, large]) => [name, small, large, large / small]),
  )
  atMost(
    'the largest ratio of a page',
    Math.max(...rows.map(([, small, large]) => large / small)),
    Number(values.ratio),
  )
}

async function measureExports({ url }: Served): Promise<void> {
  const { id } = made[1]
  for (const format of ['csv', 'json', 'zip']) {
    const started = performance.now()
    const { health, result: bytes } = await watchHealth(url, () => takeExport(url, id, format))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${format}: ${(bytes / 1_000_000).toFixed(1)} MB after ${seconds} s`)
    atMost(`/healthz during ${format}`, health.slowestMs, HEALTH_MS_MAX, ' ms')
  }
}

/** Asks for an export and downloads it; its size in bytes. */
async function takeExport(url: string, id: string, format: string): Promise<number> {
  const page = `${url}/collections/${id}/export`
  const headers = { Cookie: cookie, Origin: url }
  const body = new URLSearchParams({ format })
  const asked = await fetch(page, { method: 'POST', headers, body, redirect: 'manual' })
  if (asked.status !== 302) throw new Error(`Asking for ${format} was answered with ${asked.status}`)
  for (;;) {
    await sleep(500)
    const html = await (await fetch(page, { headers })).text()
    const file = new RegExp(`/collections/${id}/export/[0-9a-f-]{36}`).exec(html)?.[0]
    if (file) return (await (await fetch(url + file, { headers })).arrayBuffer()).byteLength
    if (html.includes('could not be made')) throw new Error(`${format} failed`)
  }
}
