/**
 * A reproducible gallery of any size: generated brands send emails with the samples' words in another order. As in
 * reality, a few brands, types and words are common and most are rare.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { type OpenDatabase, useDatabase } from '#app/db/client.server.ts'
import { brandCategories, brands, categories, emailCategories, emails } from '#app/db/schema.ts'
import type { EmailFacts } from '#app/db/shapes.ts'
import { syncTaxonomy } from '#app/features/categories/commands.server.ts'
import { sampleBundle } from '#app/features/ingest/store/samples.server.ts'

/** Emails per batch. */
const SLICE = 250
const EMAILS_PER_BRAND = 80
const NEWEST = Date.UTC(2026, 9, 1)
const HOUR = 3_600_000

type Category = typeof categories.$inferSelect
type Random = () => number

/**
 * Fills `database` up to `count` emails and keeps existing ones. The database must contain nothing else.
 */
export async function seedGallery(
  database: OpenDatabase,
  count: number,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  useDatabase(database)
  await syncTaxonomy()
  const { db } = database
  const shelves = await db.select().from(categories).orderBy(categories.slug)
  const words = readSamples()
  let done = await db.$count(emails)
  onProgress(done)
  while (done < count) {
    const until = Math.min(done + SLICE, count)
    await addSlice(database, shelves, words, done, until)
    done = until
    onProgress(done)
  }
  await db.execute(sql`analyze`)
}

async function addSlice(
  { db }: OpenDatabase,
  shelves: Category[],
  words: Words,
  from: number,
  until: number,
): Promise<void> {
  const numbers = Array.from({ length: until - from }, (_, place) => from + place)
  const invented = numbers.map((number) => inventEmail(number, shelves, words))
  await db.transaction(async (tx) => {
    const newBrands = numbers.filter((number) => number % EMAILS_PER_BRAND === 0)
    if (newBrands.length > 0) {
      const made = newBrands.map((number) => inventBrand(number / EMAILS_PER_BRAND, shelves))
      await tx.insert(brands).values(made.map(({ brand }) => brand))
      await tx.insert(brandCategories).values(made.flatMap(({ filed }) => filed))
    }
    await tx.insert(emails).values(invented.map(({ email }) => email))
    await tx.insert(emailCategories).values(invented.flatMap(({ filed }) => filed))
  })
}

function inventBrand(number: number, shelves: Category[]) {
  const random = randomOf(`brand ${number}`)
  const name = inventName(random)
  const id = uuidOf(`brand ${number}`)
  const verticals = shelves.filter(({ type }) => type === 'vertical')
  const chosen = new Set([mostlyFirst(verticals, random), mostlyFirst(verticals, random)])
  return {
    brand: { id, name, slug: `${name.toLowerCase()}-${number}`, status: 'active' as const, color: '#2f4858' },
    filed: [...chosen].map((category, position) => ({ brandId: id, categoryId: category.id, position })),
  }
}

function inventEmail(number: number, shelves: Category[], words: Words) {
  const random = randomOf(`email ${number}`)
  const id = uuidOf(`email ${number}`)
  // Only brands that exist by then; the first ones send the most.
  const brand = Math.floor((Math.floor(number / EMAILS_PER_BRAND) + 1) * random() ** 2)
  const name = inventName(randomOf(`brand ${brand}`))
  const types = shelves.filter(({ type }) => type === 'email_type')
  const occasions = shelves.filter(({ type }) => type === 'occasion' || type === 'seasonal')
  const verticals = shelves.filter(({ type }) => type === 'vertical')
  const filed = new Set([mostlyFirst(types, random)])
  if (random() < 0.3) filed.add(mostlyFirst(types, random))
  if (random() < 0.4) filed.add(mostlyFirst(occasions, random))
  if (random() < 0.1) filed.add(mostlyFirst(verticals, random))
  const createdAt = new Date(NEWEST - number * HOUR * random())
  return {
    email: {
      id,
      slug: `invented-${number}`,
      brandId: uuidOf(`brand ${brand}`),
      subjectLine: `${pick(words.subjects, random)} ${random() < 0.2 ? name : ''}`.trim(),
      preheader: pick(words.sentences, random),
      senderName: name,
      sentAt: random() < 0.95 ? new Date(createdAt.getTime() - random() * 8 * 365 * 24 * HOUR) : null,
      contentHash: createHash('sha256').update(`email ${number}`).digest('hex'),
      language: 'en',
      originalKey: `private/00/${number}.eml`,
      bodyText: Array.from({ length: 8 + Math.floor(random() * 14) }, () =>
        pick(words.sentences, random),
      ).join('\n'),
      facts,
      createdAt,
    },
    filed: [...filed].map((category, position) => ({ emailId: id, categoryId: category.id, position })),
  }
}

type Words = { subjects: string[]; sentences: string[] }

/** Every line of the samples. */
function readSamples(): Words {
  const folder = path.join(sampleBundle(), 'emails')
  const texts = readdirSync(folder).map((name) => {
    const { fields } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
      fields: { subjectLine: string; bodyText: string }
    }
    return fields
  })
  return {
    subjects: texts.map(({ subjectLine }) => subjectLine),
    sentences: texts.flatMap(({ bodyText }) => bodyText.split('\n').filter((line) => line.length > 30)),
  }
}

const SYLLABLES = [
  'al',
  'ber',
  'cor',
  'da',
  'el',
  'fen',
  'gra',
  'hol',
  'in',
  'ju',
  'ka',
  'lum',
  'mo',
  'ner',
  'ol',
  'pa',
]

function inventName(random: Random): string {
  const name = Array.from({ length: 3 }, () => pick(SYLLABLES, random)).join('')
  return name[0]!.toUpperCase() + name.slice(1)
}

function pick<T>(from: T[], random: Random): T {
  return from[Math.floor(random() * from.length)]!
}

/** Picks the first of a list far more often than the last. */
function mostlyFirst<T>(from: T[], random: Random): T {
  return from[Math.floor(from.length * random() ** 3)]!
}

/** A seeded random number generator: values from 0 to 1, always the same for a name. */
function randomOf(name: string): Random {
  let state = createHash('sha256').update(name).digest().readUInt32LE()
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const facts: EmailFacts = {
  htmlBytes: 48_000,
  imageCount: 6,
  imageBytes: 240_000,
  imagesWithoutAlt: 1,
  linkCount: 14,
  wordCount: 240,
  darkStyles: false,
  fonts: ['Arial'],
  colors: ['#2f4858'],
}
