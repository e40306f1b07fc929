/** A collection as a ZIP archive: screenshots, HTML with its images, and the lists. */
import sharp from 'sharp'
import { MEDIA_ADDRESS, readHtml } from '#app/gallery/email-page/email-files.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { storage } from '#app/platform/lib/storage.server.ts'
import { storedEntry, type ZipEntry } from '#app/platform/lib/zip.server.ts'
import { collectionExportCopy } from './export-copy.ts'
import { csvOf, jsonOf } from './csv-and-json.server.ts'
import type { ExportRow } from './export-rows.server.ts'

type Archived = {
  name: string
  /** The address of the collection, for the read-me. */
  address: string
  /** Begins to read the rows again. */
  rows: () => AsyncIterable<ExportRow[]>
  /** Screenshots as they are stored, instead of JPEG. */
  asAvif: boolean
  onDone: (emails: number) => void
}

/** The files of the archive; no more than one email is in memory. */
export async function* archiveEntries({
  name,
  address,
  rows,
  asAvif,
  onDone,
}: Archived): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: [collectionExportCopy.readme(name, address)] }
  yield { name: 'emails.csv', content: csvOf(rows()) }
  yield { name: 'emails.json', content: jsonOf(name, rows()) }
  const images = new Set<string>()
  for await (const page of rows()) {
    for (const row of page) {
      yield* picturesOf(row, asAvif)
      yield* htmlOf(row, images)
      onDone(1)
    }
  }
}

function nameOf({ number, slug }: ExportRow): string {
  return `${String(number).padStart(5, '0')}-${slug}`
}

async function* picturesOf(row: ExportRow, asAvif: boolean): AsyncGenerator<ZipEntry> {
  const { preview } = row.files
  const keys = [preview?.files.at(-1), ...(preview?.below ?? []).map(({ files }) => files.at(-1))]
  for (const [part, file] of keys.entries()) {
    const avif = asAvif ? file?.avif : null
    const key = avif ?? file?.webp ?? file?.avif
    if (!key || !(await storage().exists(key))) continue
    const end = part === 0 ? '' : `-${part + 1}`
    const name = `pictures/${nameOf(row)}${end}`
    if (avif) {
      yield* storedEntry(avif, `${name}.avif`)
      continue
    }
    // Most programs for slides and documents cannot open the formats of the web.
    const content = await sharp(await storage().getBytes(key))
      .jpeg({ quality: 90 })
      .toBuffer()
    yield { name: `${name}.jpg`, content: [content] }
  }
}

/** Images are in the archive once, however many emails use them. */
async function* htmlOf(row: ExportRow, images: Set<string>): AsyncGenerator<ZipEntry> {
  const html = env().HIDE_EMAIL_SOURCE ? null : await readHtml(row.files)
  if (!html) return
  for (const [, key, file] of html.matchAll(MEDIA_ADDRESS)) {
    if (images.has(key!)) continue
    images.add(key!)
    yield* storedEntry(key!, `html/files/${file}`)
  }
  yield { name: `html/${nameOf(row)}.html`, content: [html.replaceAll(MEDIA_ADDRESS, 'files/$2')] }
}
