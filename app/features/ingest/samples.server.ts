/** The composed samples of fictional brands that a new gallery starts with, and how they leave again. */
import { setTimeout as pause } from 'node:timers/promises'
import path from 'node:path'
import { and, eq, notExists } from 'drizzle-orm'
import { db, inTransaction, type Transaction } from '#app/db/client.server.ts'
import { brands, emails, siteState } from '#app/db/schema.ts'
import { env } from '#app/lib/env.server.ts'
import { log } from '#app/lib/log.server.ts'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { listBundle, readBundledEmail } from './bundle.server.ts'
import { addEmail } from './commands.server.ts'
import { placementOf } from './placement.ts'

export type SamplesLoaded = {
  added: number
  updated: number
  alreadyThere: number
  refused: { slug: string; reason: string }[]
}

const STATE_KEY = 'samples'

/** Remembered so that samples somebody removed do not come back with the next start. */
type SamplesState = { state: 'loaded' | 'removed'; at: string }

export function sampleBundle(): string {
  return path.join(projectRoot(), 'demo', 'bundle')
}

/** Loads the samples, again if need be: those that are there already stay, newer ones replace older ones. */
export async function loadSamples(
  folder = sampleBundle(),
  onProgress: (done: number, total: number) => void = () => {},
): Promise<SamplesLoaded> {
  const slugs = await listBundle(folder)
  const loaded: SamplesLoaded = { added: 0, updated: 0, alreadyThere: 0, refused: [] }
  for (const [index, slug] of slugs.entries()) {
    const { prepared, sidecar } = await readBundledEmail(folder, slug)
    const result = await addEmail({ prepared, placement: { ...placementOf(sidecar), sample: true } })
    if (!result.ok) loaded.refused.push({ slug, reason: result.reason })
    else if (result.outcome === 'added') loaded.added += 1
    else if (result.outcome === 'updated') loaded.updated += 1
    else loaded.alreadyThere += 1
    onProgress(index + 1, slugs.length)
    // The embedded database works in this thread; others get their turn between two emails.
    await pause()
  }
  if (slugs.length > 0) await inTransaction((tx) => remember(tx, 'loaded'))
  return loaded
}

/** Takes out sample emails, and sample brands that have no other email; nothing else. */
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

export async function samplesStatus(): Promise<{
  state: 'never loaded' | 'loaded' | 'removed'
  emails: number
  brands: number
  bundled: number
}> {
  return {
    state: (await readState())?.state ?? 'never loaded',
    emails: await db().$count(emails, eq(emails.sample, true)),
    brands: await db().$count(brands, eq(brands.sample, true)),
    bundled: (await listBundle(sampleBundle())).length,
  }
}

/** At the server's start: a gallery that nobody has touched yet gets the samples, so that it opens full. */
export async function loadSamplesIntoEmptyGallery(folder = sampleBundle()): Promise<void> {
  if (env().SAMPLES !== 'auto' || (await readState())) return
  if ((await db().$count(emails)) > 0) return
  const started = Date.now()
  const { added, refused } = await loadSamples(folder)
  if (added > 0)
    log.info({ emails: added, ms: Date.now() - started }, 'composed samples were put into the empty gallery')
  for (const { slug, reason } of refused) log.warn({ slug, reason }, 'a sample was refused')
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
