/** A production server for one spec, with a gallery that the spec fills or breaks beforehand. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OpenDatabase, openDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { parseEnv } from '#app/platform/lib/env.server.ts'
import { releaseJobs } from '#app/platform/lib/jobs.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import { startBuiltServer } from '#test/built-server.ts'
import { copyMigratedFolder } from '#test/migrated-folder.ts'
import { test as base } from './base.ts'

type OwnSite = {
  url: string
  dataDir: string
  /** The server's log so far. */
  log: () => string
}
type RunningSite = OwnSite & { stop: () => Promise<void> }

type Settings = Record<string, string>

/**
 * A test with `site`: one server for the tests of a file, with the gallery that `prepare` set up. A file with several
 * such tests has the mode 'default' or 'serial': in other workers each would start a server again.
 */
export function testWithIsolatedSite(
  prepare: (database: OpenDatabase) => Promise<void>,
  settings: Settings | ((dataDir: string) => Promise<Settings>) = {},
) {
  let running: Promise<RunningSite> | undefined
  const test = base.extend<{ site: OwnSite }>({
    // Not a fixture of the worker, for which Playwright would start a worker and a browser of its own.
    site: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
      async ({}, use) => {
        running ??= start(prepare, settings)
        await use(await running)
      },
      { timeout: 300_000 },
    ],
  })
  test.afterAll(async () => {
    const site = await running?.catch(() => undefined)
    running = undefined
    await site?.stop()
  })
  return test
}

async function start(
  prepare: (database: OpenDatabase) => Promise<void>,
  settings: Settings | ((dataDir: string) => Promise<Settings>),
): Promise<RunningSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'own-site-'))
  await copyMigratedFolder(dataDir)
  const database = await openDatabase({ DATA_DIR: dataDir })
  useDatabase(database)
  useStorage(await openStorage(parseEnv({ DATA_DIR: dataDir })))
  await prepare(database)
  await releaseJobs()
  await database.close()
  const more = typeof settings === 'function' ? await settings(dataDir) : settings
  const server = startBuiltServer({ DATA_DIR: dataDir, SAMPLES: 'off', ...more })
  return {
    url: await server.ready,
    dataDir,
    log: () => server.said(),
    async stop() {
      server.child.kill()
      await server.ended
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}
