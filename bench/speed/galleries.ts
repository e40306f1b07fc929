/** The galleries under load: seeded if needed, with one page of each kind and a user who has saved emails. */
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { terminalIO } from '#cli/terminal-io.ts'
import { db, useDatabase } from '#app/platform/db/client.server.ts'
import { collections, users } from '#app/platform/db/schema.ts'
import { createCollection } from '#app/collections/collection-commands.server.ts'
import { saveEmail } from '#app/collections/save-commands.server.ts'
import { countChoices } from '#app/gallery/filters/facets.server.ts'
import { findFilters, tagsOf } from '#app/gallery/filters/filters.server.ts'
import { listIds } from '#app/gallery/lists/list-ids.server.ts'
import { listByIds } from '#app/gallery/queries.server.ts'
import { address } from '#test/address.ts'
import { signedIn } from '#test/signed-in.ts'
import { openBenchGallery } from '../bench-gallery.ts'
import { seedGallery } from '../synthetic-gallery.ts'

const READER = address('reader@bench.example')
const SAVED = 60
/** A word in a quarter of the generated emails. */
const COMMON_WORD = 'window'

export type PageName = 'home' | 'browse' | 'category' | 'brand' | 'email' | 'search' | 'saved'

export type Gallery = {
  size: number
  folder: string
  addresses: Record<PageName, string>
  /** The `Cookie` header of a signed-in user. */
  cookie: string
}

/** Seeds the gallery if needed and selects its pages. */
export async function prepareGallery(size: number): Promise<Gallery> {
  const { database, place } = await openBenchGallery(size, '')
  const io = terminalIO()
  const label = `A gallery of ${size.toLocaleString('en-US')} emails`
  await seedGallery(database, size, (done) => io.progress({ label, done, total: size }))
  useDatabase(database)
  const gallery = {
    size,
    folder: path.resolve(place),
    addresses: await chooseAddresses(),
    cookie: await signInReader(),
  }
  await database.close()
  return gallery
}

async function chooseAddresses(): Promise<Gallery['addresses']> {
  const { choices } = await countChoices({})
  const [brand, category, type] = (['brand', 'industry', 'type'] as const).map(
    (filter) => choices[filter].toSorted((a, b) => b.count! - a.count!)[0]!.value,
  ) as [string, string, string]
  const { conditions } = await findFilters({ brand })
  const { ids } = await listIds(tagsOf(conditions), { limit: 1 })
  const [email] = await listByIds(ids)
  return {
    home: '/',
    browse: `/browse?type=${type}&sort=oldest`,
    category: `/category/${category}`,
    brand: `/brand/${brand}`,
    email: `/brand/${brand}/email/${email!.slug}`,
    search: `/search?q=${COMMON_WORD}`,
    saved: '/saved',
  }
}

async function signInReader(): Promise<string> {
  const [known] = await db().select().from(users).where(eq(users.email, READER))
  const { cookie, viewer } = await signedIn(known ?? { email: READER, name: 'Reader of the bench' })
  const { ids } = await listIds([], { limit: SAVED })
  const [kept] = await db().select().from(collections).where(eq(collections.userId, viewer.id))
  if (kept) return cookie
  const made = await createCollection({
    actor: viewer,
    input: { name: 'Kept', description: null, type: 'emails' },
  })
  if (!made.ok) throw new Error(made.message)
  for (const emailId of ids) await saveEmail({ actor: viewer, emailId, collectionId: made.id })
  return cookie
}
