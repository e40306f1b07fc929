import path from 'node:path'
import { env } from '#app/lib/env.server.ts'
import { addEmail, type Added, type EmailSource } from './store/commands.server.ts'
import { readIngestFile, readSidecar, type IngestFile } from './parse/ingest-files.server.ts'
import { tooLargeMessage } from './limits.server.ts'
import { SURE_ENOUGH } from './guess/guesses.ts'
import { placementOf, type PlacedBrand, type Placement } from './guess/placement.ts'
import { contentHashBefore, contentHashInPieces } from './original-file.server.ts'
import { prepareInWorker } from './worker/prepare-in-worker.server.ts'
import type { PreparedEmail, Refusal } from './prepared-email.ts'
import { findKnownEmail } from './queries.server.ts'

export type ImportOptions = {
  /** What the person states about every email of this import; it takes precedence over a sidecar. */
  brand?: PlacedBrand
  categories?: string[]
  fetchImages?: boolean
  /** Where the emails come from; from files of the command line by default. */
  source?: EmailSource
  /** If false, the server's jobs take the screenshots later. */
  render?: boolean
  /** New brands stay drafts: neither they nor their emails are public until a person confirms them. */
  newBrandsAsDrafts?: boolean
  /** Imports one of many files; the caller runs `settleArrivals` at the end. */
  inBulk?: boolean
}

/** `doubtful`: guesses that were not applied, or only for want of anything better, each as a sentence. */
export type Imported =
  | (Added & {
      withoutPicture: boolean
      /** It is a draft, because it may name its recipient. */
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
  const known =
    (await findKnownEmail({ contentHash: await contentHashInPieces(bytes), messageId: null })) ??
    (await findKnownEmail({ contentHash: await contentHashBefore(bytes), messageId: null }))
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
    { fetchImages: options.fetchImages ?? env().FETCH_IMAGES, render: options.render },
  )
  if (!prepared.ok) return prepared
  const isDoubtful = prepared.email.guesses?.recipient !== undefined && !placement.sample
  // The sender of a forwarded message may be its reader.
  const isDraft = options.newBrandsAsDrafts || (isDoubtful && !placement.brand)
  const newBrands = isDraft ? 'draft' : 'active'
  const { inBulk, source } = options
  const added = await addEmail({ prepared: prepared.email, placement, newBrands, inBulk, source })
  if (!added.ok) return added
  return {
    ...added,
    withoutPicture: added.outcome === 'added' && !prepared.email.preview,
    isHeld: added.outcome === 'added' && isDoubtful,
    doubtful: doubtfulGuesses(prepared.email, placement),
  }
}

/** What a person should look at: guesses of what nobody stated, below the confidence from which they are applied. */
function doubtfulGuesses({ guesses }: PreparedEmail, { brand, categories }: Placement): string[] {
  const named = [
    ['title', guesses?.subject],
    ['name of the recipient', guesses?.recipient],
    ['brand', brand ? undefined : guesses?.brand],
    ['email type', categories.length > 0 ? undefined : guesses?.emailType],
    ['occasion', categories.length > 0 ? undefined : guesses?.occasion],
  ] as const
  return named.flatMap(([what, guess]) =>
    guess && guess.confidence < SURE_ENOUGH
      ? [`${what} may be ${guess.value} (${Math.round(guess.confidence * 100)} %): ${guess.reason}`]
      : [],
  )
}
