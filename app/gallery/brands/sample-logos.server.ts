import { and, eq, isNull } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { brands } from '#app/platform/db/schema.ts'
import { storeFile } from '#app/platform/lib/storage.server.ts'

export type SampleLogo = {
  slug: string
  picture: Uint8Array
}

/** The owner's brands, and sample brands with a changed logo, are left alone. */
export async function loadSampleLogos(logos: readonly SampleLogo[]): Promise<void> {
  for (const { slug, picture } of logos) {
    const logoUrl = `/${await storeFile('media', picture, 'webp')}`
    const bare = and(eq(brands.slug, slug), eq(brands.sample, true), isNull(brands.logoUrl))
    await db().update(brands).set({ logoUrl }).where(bare)
  }
}
