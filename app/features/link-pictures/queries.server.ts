/** What the link picture of each page shows, for whoever draws it and for whoever names its version. */
import { type OpenDatabase, openedDatabase } from '#app/db/client.server.ts'
import { bestExamplesTitle } from '#app/features/categories/copy.ts'
import { type Category, getCategoryBySlug } from '#app/features/categories/queries.server.ts'
import { type BrandPage, getBrand } from '#app/features/brands/queries.server.ts'
import { getPublishedPost } from '#app/features/blog/queries.server.ts'
import { copy } from '#app/features/gallery/copy.ts'
import { homeCopy } from '#app/features/gallery/home/copy.ts'
import type { EmailPage } from '#app/features/gallery/email-page/email-page.ts'
import { type Conditions, findFilters } from '#app/features/gallery/filters/filters.server.ts'
import { filterOf } from '#app/features/gallery/filters/matching.ts'
import { newestIds } from '#app/features/gallery/lists/newest-ids.server.ts'
import { getEmailAddress, getEmailPage, listByIds } from '#app/features/gallery/queries.server.ts'
import { site } from '#app/site-config.ts'
import { sheetOf } from './sheet.ts'
import type { Sheet, Sketch } from './sketch.ts'

/** Emails without a picture are passed over; with this many, five pictures are found nearly always. */
const LOOKED_AT = 8
const SHEETS = 5
const FRESH_MS = 5 * 60_000

export const PICTURED = ['email', 'brand', 'category', 'post', 'page'] as const

/** What has a picture of its own; `page` is any page that has none. */
export type Pictured = (typeof PICTURED)[number]

/** Null where nothing public has this slug. */
export async function findSketch(kind: Pictured, slug: string): Promise<Sketch | null> {
  if (kind === 'email') {
    const address = await getEmailAddress(slug)
    const email = address && (await getEmailPage(address.brandSlug, address.emailSlug))
    return email && emailSketch(email)
  }
  if (kind === 'brand') {
    const brand = await getBrand(slug)
    return brand?.status === 'active' ? brandSketch(brand) : null
  }
  if (kind === 'category') {
    const found = await getCategoryBySlug(slug)
    return found && categorySketch(found.category)
  }
  if (kind === 'post') {
    const post = await getPublishedPost(slug)
    return post && postSketch(post)
  }
  return slug === 'home' ? homeSketch() : null
}

type DrawnEmail = Pick<EmailPage, 'brand' | 'subject' | 'type' | 'preview'>

export function emailSketch({ brand, subject, type, preview }: DrawnEmail): Sketch {
  return {
    kind: 'email',
    brand: faceOf(brand),
    subject,
    filedAs: type?.name ?? null,
    sheet: sheetOf(preview),
  }
}

export async function brandSketch(brand: BrandPage): Promise<Sketch> {
  const { conditions } = await findFilters({ brand: brand.slug })
  const sheets = await newestSheets(conditions)
  const description = brand.description || copy.brand.description(brand.name)
  return { kind: 'brand', brand: faceOf(brand), description, sheets: sheets.slice(0, SHEETS - 1) }
}

type DrawnCategory = Pick<Category, 'name' | 'slug' | 'type' | 'description'>

export async function categorySketch({ name, slug, type, description }: DrawnCategory): Promise<Sketch> {
  const { conditions } = await findFilters({ [filterOf(type)]: slug })
  return {
    kind: 'shelf',
    title: bestExamplesTitle(name),
    description,
    sheets: await newestSheets(conditions),
  }
}

type DrawnPost = { title: string; category: string; coverImage: string | null }

export function postSketch({ title, category, coverImage }: DrawnPost): Sketch {
  const cover = coverImage?.startsWith('/media/') ? coverImage.slice(1) : null
  return { kind: 'post', title, category, cover }
}

const homes = new WeakMap<OpenDatabase, { madeAt: number; sketch: Promise<Sketch> }>()

/** Every page without a picture of its own names this one, so it is looked up once in a few minutes. */
export function homeSketch(): Promise<Sketch> {
  const database = openedDatabase()
  const known = homes.get(database)
  if (known && performance.now() - known.madeAt < FRESH_MS) return known.sketch
  const sketch = composeHome()
  homes.set(database, { madeAt: performance.now(), sketch })
  sketch.catch(() => homes.delete(database))
  return sketch
}

async function composeHome(): Promise<Sketch> {
  const { headline } = homeCopy
  return { kind: 'shelf', title: headline, description: site.promise, sheets: await newestSheets({}) }
}

async function newestSheets(conditions: Conditions): Promise<Sheet[]> {
  const cards = await listByIds(await newestIds(conditions, LOOKED_AT))
  return cards.flatMap(({ preview }) => sheetOf(preview) ?? []).slice(0, SHEETS)
}

function faceOf({ name, color, colorInk, logoUrl }: EmailPage['brand'] | BrandPage) {
  return { name, color, colorInk, logoUrl }
}
