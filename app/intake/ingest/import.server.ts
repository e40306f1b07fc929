import path from 'node:path'
import type { Guess, Publish } from '#app/platform/db/json-columns.ts'
import { findBrandOfSender } from '#app/gallery/brands/queries.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { noteImported } from './import-record.server.ts'
import { activateBrand, addEmail, type Added, type EmailSource } from './store/commands.server.ts'
import { readIngestFile, readSidecar, type IngestFile } from './parse/ingest-files.server.ts'
import { tooLargeMessage } from './limits.server.ts'
import { placementOf, type PlacedBrand, type Placement, SURE_ENOUGH } from './guess/placement.ts'
import { contentHashInPieces } from './original-file.server.ts'
import { prepareInWorker, type PrepareStep } from './worker/prepare-in-worker.server.ts'
import type { PreparedEmail, Refusal } from './prepared-email.ts'
import { findKnownEmail } from './queries.server.ts'

export type ImportOptions = {
  /** What the person states about every email of this import; it takes precedence over a sidecar. */
  brand?: PlacedBrand
  categories?: string[]
  fetchImages?: boolean
  /** Files of the command line by default. */
  source?: EmailSource
  /** If false, the server's jobs take the screenshots later. */
  render?: boolean
  /** What becomes public at once; by default what is certain. An email that may name its recipient always waits. */
  publish?: Publish
  run?: string
  inBulk?: boolean
  onStep?: (step: PrepareStep) => void
}

/** `doubtful`: guesses that were not applied, or only for want of anything better. */
export type Imported =
  | (Added & {
      withoutPicture: boolean
      isHeld: boolean
      doubtful: string[]
    })
  | Refusal

/** Imports one file. Never throws because of its contents, only for failures such as a full disk or a lost database. */
export async function importFile(file: IngestFile, options: ImportOptions): Promise<Imported> {
  const sidecar = await readSidecar(file)
  if (!sidecar.ok) return sidecar
  const bytes = await readIngestFile(file)
  if (!bytes) return { ok: false, reason: tooLargeMessage() }
  const stated = placementOf(sidecar.sidecar)
  const placement = {
    ...stated,
    brand: options.brand ?? stated.brand,
    categories: options.categories ?? stated.categories,
  }
  // Before the expensive part: most repeated imports end here.
  const known = await findKnownEmail({ contentHash: await contentHashInPieces(bytes), messageId: null })
  if (known) {
    const { slug } = known
    return { ok: true, outcome: 'already-there', slug, withoutPicture: false, isHeld: false, doubtful: [] }
  }
  const prepared = await prepareInWorker(
    {
      bytes,
      kind: file.kind,
      fileName: path.basename(file.name),
      ...(file.kind === 'html' && { folder: file.folder }),
    },
    {
      fetchImages: options.fetchImages ?? env().FETCH_IMAGES,
      render: options.render,
      onStep: options.onStep,
    },
  )
  if (!prepared.ok) return prepared
  const isHeld = await mustWait(prepared.email, placement, options.publish)
  const { inBulk, source, run } = options
  const added = await addEmail({
    prepared: prepared.email,
    placement,
    newBrands: isHeld ? 'draft' : 'active',
    status: isHeld ? 'draft' : 'published',
    inBulk,
    source,
    async onStored(tx, emailId, outcome) {
      if (!isHeld) await activateBrand(tx, emailId)
      if (run && outcome === 'added') await noteImported(tx, run, emailId)
    },
  })
  if (!added.ok) return added
  return {
    ...added,
    withoutPicture: added.outcome === 'added' && !prepared.email.preview,
    isHeld: added.outcome === 'added' && isHeld,
    doubtful: doubtfulGuesses(prepared.email, placement),
  }
}

async function mustWait(
  { guesses, senderAddress }: PreparedEmail,
  { brand, sample }: Placement,
  publish: Publish = 'certain',
): Promise<boolean> {
  if (sample) return false
  if (publish === 'none' || guesses?.recipient) return true
  if (publish === 'all') return false
  if (isUnsure(guesses?.subject)) return true
  return !brand && isUnsure(guesses?.brand) && (await findBrandOfSender(senderAddress)) === null
}

function isUnsure(guess: Guess | undefined): boolean {
  return guess !== undefined && guess.confidence < SURE_ENOUGH
}

/** Guesses of what nobody stated, below the confidence from which they are applied. */
function doubtfulGuesses({ guesses }: PreparedEmail, { brand, categories }: Placement): string[] {
  const named = [
    ['title', guesses?.subject],
    ['name of the recipient', guesses?.recipient],
    ['brand', brand ? undefined : guesses?.brand],
    ['email type', categories.length > 0 ? undefined : guesses?.emailType],
    ['occasion', categories.length > 0 ? undefined : guesses?.occasion],
  ] as const
  return named.flatMap(([what, guess]) =>
    guess && isUnsure(guess)
      ? [`${what} may be ${guess.value} (${Math.round(guess.confidence * 100)}%): ${guess.reason}`]
      : [],
  )
}
