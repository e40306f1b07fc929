import { listNewest, type SmallSheet } from '#app/features/gallery/queries.server.ts'

const SHEETS = 12
/** Enough of the newest to find as many brands among them. */
const LOOKED_AT = 60

/** The newest email of each of the brands that wrote last, as sheets for the shelf at the door. */
export async function listEntranceSheets(): Promise<SmallSheet[]> {
  const seen = new Set<string>()
  const sheets: SmallSheet[] = []
  for (const { slug, subject, brand, preview } of await listNewest({ limit: LOOKED_AT })) {
    if (!preview || seen.has(brand.slug)) continue
    seen.add(brand.slug)
    sheets.push({ slug, subject, brandSlug: brand.slug, brandName: brand.name, picture: preview })
    if (sheets.length === SHEETS) break
  }
  return sheets
}
