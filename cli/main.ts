#!/usr/bin/env node
/** The `mailshelf` command: works on the data folder itself, or through the server that has it open. */
import { openDatabase, useDatabase } from '#app/db/client.server.ts'
import { FolderLockedError } from '#app/db/embedded/folder-lock.server.ts'
import { syncTaxonomy } from '#app/features/categories/commands.server.ts'
import { env } from '#app/lib/env.server.ts'
import { exitOnStartError } from '#app/lib/errors.ts'
import { openStorage, useStorage } from '#app/lib/storage.server.ts'
import { runThroughServer } from './control-client.ts'
import { runCommand } from './program.ts'
import { terminalIO } from './terminal-io.ts'

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  exitOnStartError(error)
}

async function main(argv: string[]): Promise<number> {
  const io = terminalIO()
  // Help needs no database, and must work while one is broken.
  if (argv.length === 0 || argv.includes('--help') || argv.includes('-h')) {
    return runCommand(argv.length === 0 ? ['--help'] : argv, io)
  }
  const settings = env()
  let database
  try {
    database = await openDatabase(settings)
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error
    const exitCode = await runThroughServer(settings.DATA_DIR, argv, io)
    if (exitCode === null) throw error
    return exitCode
  }
  useDatabase(database)
  useStorage(await openStorage(settings))
  try {
    await syncTaxonomy()
    return await runCommand(argv, io)
  } finally {
    await database.close()
  }
}
