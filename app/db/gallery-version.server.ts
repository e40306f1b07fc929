/**
 * The one version of the gallery. The database raises it as each transaction commits that changed anything visitors
 * see; whoever keeps something asks for the version first, so every process sees a change with its next request.
 */
import { type OpenDatabase, openedDatabase } from './client.server.ts'
import { galleryVersion as table } from './schema.ts'

export type GalleryVersion = {
  version: string
  /** The number of public emails. */
  emails: number
}

const readers = new WeakMap<OpenDatabase, () => Promise<GalleryVersion>>()

/** The version with everything that was committed before this was called. */
export function galleryVersion(): Promise<GalleryVersion> {
  const database = openedDatabase()
  let reader = readers.get(database)
  if (!reader) readers.set(database, (reader = sharedReader(database)))
  return reader()
}

/** Whoever asks during a read shares the next one: the present read may have started before their change. */
function sharedReader({ db, commits }: OpenDatabase): () => Promise<GalleryVersion> {
  let known: { version: Promise<GalleryVersion>; commits: number } | null = null
  let current: Promise<unknown> = Promise.resolve()
  let next: Promise<GalleryVersion> | null = null

  async function read(): Promise<GalleryVersion> {
    next = null
    const commitsBefore = commits?.()
    const [row] = await db.select().from(table)
    const version = row ?? { version: 'none', emails: 0 }
    if (commitsBefore !== undefined) known = { version: Promise.resolve(version), commits: commitsBefore }
    return version
  }

  return () => {
    // Nothing has been committed since: the version is still the same.
    if (known && !next && commits?.() === known.commits) return known.version
    if (!next) {
      next = current.then(read, read)
      current = next
    }
    return next
  }
}
