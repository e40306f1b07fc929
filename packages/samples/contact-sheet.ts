/**
 * Renders contact sheets of the bundled samples into `.cache/sample-sheets/`: every card as the gallery shows it and in
 * the gallery's order, to judge the library by eye.
 */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { listBundle, readBundledEmail } from '../../app/intake/ingest/store/bundle.server.ts'

const BUNDLE = path.join(import.meta.dirname, 'bundle')
const SHEETS = path.join(import.meta.dirname, '../../.cache/sample-sheets')
const CARD = { width: 226, height: 445 }
const GAP = 18
const CAPTION = 20
const COLUMNS = 10
const ROWS = 4

interface Card {
  slug: string
  addedAt: string
  picture: Buffer
}

async function readCard(slug: string): Promise<Card | null> {
  const { prepared, sidecar } = await readBundledEmail(BUNDLE, slug)
  const smallest = prepared.preview?.files[0]
  const file = prepared.files.find(({ key }) => key === (smallest?.avif ?? smallest?.webp))
  if (!file) return null
  const { width, height } = CARD
  const picture = await sharp(file.content)
    .resize(width)
    .extend({ bottom: height, background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const cut = await sharp(picture).extract({ left: 0, top: 0, width, height }).png().toBuffer()
  return { slug, addedAt: sidecar.addedAt ?? '', picture: cut }
}

function caption(number: number, slug: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CAPTION}"><text x="0" y="14" font-family="sans-serif" font-size="11" fill="#333">${number} ${slug.slice(0, 34)}</text></svg>`,
  )
}

async function renderSheet(cards: readonly Card[], first: number, file: string): Promise<void> {
  const rows = Math.ceil(cards.length / COLUMNS)
  const layers = cards.flatMap(({ slug, picture }, index) => {
    const left = GAP + (index % COLUMNS) * (CARD.width + GAP)
    const top = GAP + Math.floor(index / COLUMNS) * (CARD.height + CAPTION + GAP)
    return [
      { input: picture, left, top },
      { input: caption(first + index, slug), left, top: top + CARD.height + 2 },
    ]
  })
  await sharp({
    create: {
      width: GAP + COLUMNS * (CARD.width + GAP),
      height: GAP + rows * (CARD.height + CAPTION + GAP),
      channels: 3,
      background: '#e8e8e6',
    },
  })
    .composite(layers)
    .png({ compressionLevel: 9 })
    .toFile(file)
}

const read = await Promise.all((await listBundle(BUNDLE)).map(readCard))
const cards = read
  .filter((card) => card !== null)
  .toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0))
await rm(SHEETS, { recursive: true, force: true })
await mkdir(SHEETS, { recursive: true })
for (let first = 0; first < cards.length; first += COLUMNS * ROWS) {
  const file = path.join(SHEETS, `${String(first + 1).padStart(3, '0')}.png`)
  await renderSheet(cards.slice(first, first + COLUMNS * ROWS), first + 1, file)
  console.log(path.relative(process.cwd(), file))
}
console.log(`${cards.length} cards in gallery order`)
