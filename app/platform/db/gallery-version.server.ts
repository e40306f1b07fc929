/** The version of the gallery, a random one after every commit that visitors see; caches query it first. */
import { sql } from 'drizzle-orm'
import { db, type OpenDatabase, perDatabase, type Transaction } from './client.server.ts'
import { onPrimary, readFromPrimary } from './replica.server.ts'
import { galleryVersion as table } from './schema.ts'

export type GalleryVersion = {
  version: string
  /** The version without the additions of a large import that still runs. */
  settled: string
  emails: number
}

const reader = perDatabase(sharedReader)

/** The current version, including everything committed before this call. */
export async function galleryVersion(): Promise<GalleryVersion> {
  const current = await reader()()
  // What is cached next belongs to this version.
  readFromPrimary(current.version)
  return current
}

/** Calls during a query share the next one: the running query may have started before their change. */
function sharedReader({ db, listen }: OpenDatabase): () => Promise<GalleryVersion> {
  /** The version of the last commit. An engine that announces commits is asked once, or queries would wait. */
  let announced: GalleryVersion | null = null
  const listening = listen?.('gallery_version', (payload) => {
    announced = versionOf(JSON.parse(payload) as Row)
  })
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<GalleryVersion> | null = null

  async function read(): Promise<GalleryVersion> {
    next = null
    await listening
    const [row] = await onPrimary(() => db.select().from(table).execute())
    const version = row ? versionOf(row) : { version: 'none', settled: 'none', emails: 0 }
    if (!listening) return version
    announced ??= version
    return announced
  }

  return () => {
    if (announced) return Promise.resolve(announced)
    if (!next) {
      next = current.then(read, read)
      current = next
    }
    return next
  }
}

type Row = Pick<typeof table.$inferSelect, 'version' | 'arrived' | 'emails'>

function versionOf({ version, arrived, emails }: Row): GalleryVersion {
  return { version: `${version} ${arrived}`, settled: version, emails }
}

/** Called in a transaction of a large import: cached pages of visitors may show its additions later. */
export async function markAsArriving(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('mailshelf.arriving', 'on', true)`)
}

/** Called when a large import ends: from then on every page shows its additions. */
export async function settleArrivals(): Promise<void> {
  await db()
    .update(table)
    .set({ version: sql`gen_random_uuid()` })
}
