/** The whole gallery as one archive in open formats. */
import { getTableName, sql } from 'drizzle-orm'
import { UniqueLines } from '#app/platform/backup/unique-lines.server.ts'
import { noteChange } from '#app/platform/changes/change.server.ts'
import { rowsOf } from '#app/platform/db/client.server.ts'
import { startExport } from '#app/platform/exports/commands.server.ts'
import { defineExport } from '#app/platform/exports/export-job.server.ts'
import type { Administrator } from '#app/platform/lib/authorized.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { CONTENT_KEYS, storage } from '#app/platform/lib/storage.server.ts'
import { storedEntry, type ZipEntry, zipOf } from '#app/platform/lib/zip.server.ts'
import { backupsCopy } from './copy.ts'
import { exportedTables, linesOf } from './export-tables.server.ts'

export async function startGalleryExport(actor: Administrator) {
  const started = await startExport({ actor, format: 'gallery' })
  if (started.ok) await noteChange({ actor, kind: 'gallery-exported', label: '' })
  return started
}

defineExport(['gallery'], async () => {
  const [files] = await rowsOf<{ n: number }>(sql`select count(distinct key)::int as n from email_files`)
  return { total: files!.n, read: (onDone) => zipOf(entriesOf(onDone)) }
})

/** Rows first, then each file that one of them names. */
async function* entriesOf(onDone: (files: number) => void): AsyncGenerator<ZipEntry> {
  const keys = new UniqueLines()
  try {
    yield { name: 'README.txt', content: [backupsCopy.export.readme(site.name, new Date())] }
    for (const table of exportedTables()) {
      const name = `${getTableName(table).replaceAll('_', '-')}.jsonl`
      yield { name, content: notingKeys(linesOf(table), keys) }
    }
    for (const key of keys) {
      yield* key.endsWith('.html') ? pageEntry(key) : storedEntry(key, key)
      onDone(1)
    }
  } finally {
    keys.close()
  }
}

async function* notingKeys(batches: AsyncIterable<string[]>, keys: UniqueLines): AsyncGenerator<string> {
  for await (const lines of batches) {
    const text = lines.join('')
    for (const [key] of text.matchAll(CONTENT_KEYS)) keys.add(key)
    yield text
  }
}

/** The HTML of an email, whose images open from the archive. */
async function* pageEntry(key: string): AsyncGenerator<ZipEntry> {
  if (!(await storage().exists(key))) return
  const html = await storage().get(key)
  yield { name: key, content: [html.replaceAll(/\/(?=media\/[0-9a-f]{2}\/[0-9a-f]{64}\.)/g, '../../')] }
}
