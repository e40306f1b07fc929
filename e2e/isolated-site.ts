/** A production server for one spec, with a gallery that the spec fills or breaks beforehand. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OpenDatabase, openDatabase, useDatabase } from '#app/db/client.server.ts'
import { startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { test as base } from './base.ts'

type OwnSite = {
  url: string
  /** The server's log so far. */
  log: () => string
}

/** A test with `site`: one server for all tests of a worker, with the gallery that `prepare` set up. */
export function testWithIsolatedSite(
  prepare: (database: OpenDatabase) => Promise<void>,
  settings: Record<string, string> = {},
) {
  return base.extend<object, { site: OwnSite }>({
    site: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
      async ({}, use) => {
        const dataDir = await mkdtemp(path.join(tmpdir(), 'own-site-'))
        await copyMigratedFolder(dataDir)
        const database = await openDatabase({ DATA_DIR: dataDir })
        useDatabase(database)
        await prepare(database)
        await database.close()
        const server = startBuiltServer({ DATA_DIR: dataDir, SAMPLES: 'off', ...settings })
        await use({ url: await server.ready, log: () => server.said() })
        server.child.kill()
        await server.ended
        await rm(dataDir, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })
}
