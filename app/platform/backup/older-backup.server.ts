import { rm } from 'node:fs/promises'
import path from 'node:path'
import { openScratchEngine } from '#app/platform/db/embedded/scratch-engine.server.ts'
import { migrationNames } from '#app/platform/db/migrations.server.ts'
import { makeTemporaryFolder } from '#app/platform/lib/temporary-folder.server.ts'
import { type Archive, openArchive } from './archive-reader.server.ts'
import { createArchive } from './archive-writer.server.ts'
import { checkArchive } from './archive-check.server.ts'
import type { Manifest } from './manifest.ts'
import { addManifest, addParts, loadParts } from './parts.server.ts'

export type UpdatedBackup = { archive: Archive; manifest: Manifest; discard(): Promise<void> }

/** Loads the rows of an older backup into a scratch database of that version, migrates and reads them again. */
export async function bringUpToDate(archive: Archive, manifest: Manifest): Promise<UpdatedBackup> {
  const folder = await makeTemporaryFolder('restore')
  try {
    const updated = await openArchive(await rewriteRows(archive, manifest, folder))
    return {
      archive: updated,
      manifest: (await checkArchive(updated, () => {})).manifest,
      async discard() {
        await updated.close()
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function rewriteRows(archive: Archive, manifest: Manifest, folder: string): Promise<string> {
  const file = path.join(folder, 'rows.tar')
  const createdAt = new Date(manifest.createdAt)
  const engine = await openScratchEngine(folder, manifest.migrations.length)
  const writer = await createArchive(file, createdAt)
  try {
    await engine.db.transaction((tx) => loadParts(archive, manifest, tx))
    await engine.migrate()
    await engine.db.transaction(async (tx) => {
      const header = { createdAt, mailshelf: manifest.mailshelf, migrations: migrationNames() }
      await addParts(writer, tx, await addManifest(writer, tx, header))
    })
    await writer.finish({ force: false })
    return file
  } finally {
    await writer.abandon()
    await engine.close()
  }
}
