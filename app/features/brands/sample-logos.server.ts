/** The marks that the fictional brands of the samples come with. */
import { and, eq, isNull } from 'drizzle-orm'
import { db } from '#app/db/client.server.ts'
import { brands } from '#app/db/schema.ts'
import { storeFile } from '#app/lib/storage.server.ts'

export type SampleLogo = {
  /** The brand's. */
  slug: string
  /** WebP. */
  picture: Uint8Array
}

/** A brand of the owner, and a sample brand that was given another logo, keep what they have. */
export async function loadSampleLogos(logos: readonly SampleLogo[]): Promise<void> {
  for (const { slug, picture } of logos) {
    const logoUrl = `/${await storeFile('media', picture, 'webp')}`
    const bare = and(eq(brands.slug, slug), eq(brands.sample, true), isNull(brands.logoUrl))
    await db().update(brands).set({ logoUrl }).where(bare)
  }
}
