import { setTimeout as pause } from 'node:timers/promises'
import path from 'node:path'
import { and, eq, notExists } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/platform/db/client.server.ts'
import { brands, emails, siteState } from '#app/platform/db/schema.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import { listBundle, readBundledEmail } from './bundle.server.ts'
import { addEmail } from './commands.server.ts'
import { placementOf } from '#app/intake/ingest/guess/placement.ts'

const STATE_KEY = 'samples'

/** Stored so that removed samples do not come back at the next start. */
type SamplesState = { state: 'loaded' | 'removed'; at: string }

export function sampleBundle(): string {
  return path.join(projectRoot(), 'packages/samples/bundle')
}

/** On a repeat, existing ones stay and newer versions replace older ones. */
export async function loadSamples(
  folder = sampleBundle(),
  onProgress: (done: number, total: number) => void = () => {},
) {
  const slugs = await listBundle(folder)
  const refused: { slug: string; reason: string }[] = []
  const loaded = { added: 0, updated: 0, alreadyThere: 0, refused }
  for (const [index, slug] of slugs.entries()) {
    const { prepared, sidecar } = await readBundledEmail(folder, slug)
    const result = await addEmail({ prepared, placement: { ...placementOf(sidecar), sample: true } })
    if (!result.ok) refused.push({ slug, reason: result.reason })
    else if (result.outcome === 'added') loaded.added += 1
    else if (result.outcome === 'updated') loaded.updated += 1
    else loaded.alreadyThere += 1
    onProgress(index + 1, slugs.length)
    // The embedded database runs in this thread, so requests get a turn between two emails.
    await pause()
  }
  if (slugs.length > 0) await inTransaction((tx) => remember(tx, 'loaded'))
  return loaded
}

/** Removes the sample emails and the sample brands that have no other email, nothing else. */
export async function removeSamples(): Promise<{ emails: number; brands: number }> {
  return inTransaction(async (tx) => {
    const goneEmails = await tx.delete(emails).where(eq(emails.sample, true)).returning({ id: emails.id })
    const ownEmails = tx.select({ id: emails.id }).from(emails).where(eq(emails.brandId, brands.id))
    const goneBrands = await tx
      .delete(brands)
      .where(and(eq(brands.sample, true), notExists(ownEmails)))
      .returning({ id: brands.id })
    await remember(tx, 'removed')
    return { emails: goneEmails.length, brands: goneBrands.length }
  })
}

export async function countSamples(): Promise<number> {
  return db().$count(emails, eq(emails.sample, true))
}

export async function samplesStatus() {
  return {
    state: (await readState())?.state ?? 'never loaded',
    emails: await countSamples(),
    brands: await db().$count(brands, eq(brands.sample, true)),
    bundled: (await listBundle(sampleBundle())).length,
  }
}

/** Also while single ones are deleted; until all are removed. */
export async function hasSamples(): Promise<boolean> {
  return (await readState())?.state === 'loaded'
}

/** Whether samples may load automatically: no email was added yet, and samples were never loaded or removed. */
export async function isUntouchedGallery(): Promise<boolean> {
  if (env().SAMPLES !== 'auto' || (await readState())) return false
  return (await db().$count(emails)) === 0
}

async function readState(): Promise<SamplesState | undefined> {
  const [row] = await db().select().from(siteState).where(eq(siteState.key, STATE_KEY))
  return row?.value as SamplesState | undefined
}

async function remember(tx: Transaction, state: SamplesState['state']): Promise<void> {
  const value: SamplesState = { state, at: new Date().toISOString() }
  await tx
    .insert(siteState)
    .values({ key: STATE_KEY, value })
    .onConflictDoUpdate({ target: siteState.key, set: { value, updatedAt: new Date() } })
}
