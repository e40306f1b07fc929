/** A collection as a ZIP archive: pictures, HTML with its images, and the lists. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { readHtml } from '#app/features/gallery/email-page/email-files.server.ts'
import { env } from '#app/lib/env.server.ts'
import { storage } from '#app/lib/storage.server.ts'
import { addEntry } from '#app/lib/zip-entry.server.ts'
import { exportCopy } from './export-copy.ts'
import { csvOf, jsonOf } from './export-lists.server.ts'
import type { ExportRow } from './export-rows.server.ts'

/** Images and fonts that cleaned HTML refers to. */
const MEDIA_ADDRESS = /\/(media\/[0-9a-f]{2}\/([0-9a-f]{64}\.(?:avif|webp|png|jpg|gif|svg|woff2?)))/g

type Archived = {
  name: string
  /** The address of the collection, for the read-me. */
  address: string
  /** Begins to read the rows again. */
  rows: () => AsyncIterable<ExportRow[]>
  onEmail: (row: ExportRow) => Promise<void>
}

/**
 * The archive is written while it is read: an email is added when the one before has been written, so that no more than
 * one is in memory.
 */
export function archiveOf(collection: Archived): Readable {
  const zip = new ZipFile()
  const stream = Readable.from(zip.outputStream)
  zip.on('error', (error) => stream.destroy(error as Error))
  fill(zip, collection).catch((error: unknown) => stream.destroy(error as Error))
  return stream
}

async function fill(zip: ZipFile, { name, address, rows, onEmail }: Archived): Promise<void> {
  zip.addBuffer(Buffer.from(exportCopy.readme(name, address)), 'README.txt')
  await addEntry(zip, 'emails.csv', async () => Readable.from(csvOf(rows())))
  await addEntry(zip, 'emails.json', async () => Readable.from(jsonOf(name, rows())))
  const images = new Set<string>()
  for await (const page of rows()) {
    for (const row of page) {
      await addPicture(zip, row)
      await addHtml(zip, row, images)
      await onEmail(row)
    }
  }
  zip.end()
}

function nameOf({ number, slug }: ExportRow): string {
  return `${String(number).padStart(5, '0')}-${slug}`
}

async function addPicture(zip: ZipFile, row: ExportRow): Promise<void> {
  const { preview } = row.files
  const keys = [preview?.files.at(-1), ...(preview?.below ?? []).map(({ files }) => files.at(-1))]
  for (const [part, file] of keys.entries()) {
    const key = file?.webp ?? file?.avif
    if (!key) continue
    const end = part === 0 ? '' : `-${part + 1}`
    await addStored(zip, key, `pictures/${nameOf(row)}${end}.${key.split('.').at(-1)}`)
  }
}

/** Images are in the archive once, however many emails use them. */
async function addHtml(zip: ZipFile, row: ExportRow, images: Set<string>): Promise<void> {
  const html = env().HIDE_EMAIL_SOURCE ? null : await readHtml(row.files)
  if (!html) return
  for (const [, key, file] of html.matchAll(MEDIA_ADDRESS)) {
    if (images.has(key!)) continue
    images.add(key!)
    await addStored(zip, key!, `html/files/${file}`)
  }
  const page = Buffer.from(html.replaceAll(MEDIA_ADDRESS, 'files/$2'))
  await addEntry(zip, `html/${nameOf(row)}.html`, async () => Readable.from([page]))
}

/** A file that is missing in the storage is left out. */
async function addStored(zip: ZipFile, key: string, name: string): Promise<void> {
  if (!(await storage().exists(key))) return
  await addEntry(zip, name, () => storage().getStream(key))
}
