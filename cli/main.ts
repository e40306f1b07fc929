#!/usr/bin/env node
/** The `mailshelf` command: works on the data folder directly, or through the server that has it open. */
import { setTimeout as sleep } from 'node:timers/promises'
import { upgradeEngine } from '#app/platform/backup/engine-upgrade.server.ts'
import { openDatabase, type OpenDatabase, useDatabase } from '#app/platform/db/client.server.ts'
import { FolderLockedError } from '#app/platform/db/embedded/folder-lock.server.ts'
import { loadSettings } from '#app/platform/db/stored-settings.server.ts'
import { syncTaxonomy } from '#app/gallery/categories/commands.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { exitOnStartError } from '#app/platform/lib/errors.ts'
import { releaseClaimedJobs } from '#app/platform/lib/jobs.server.ts'
import { closeDataFolder } from '#app/platform/lib/private-files.server.ts'
import { openStorage, useStorage } from '#app/platform/lib/storage.server.ts'
import type { CommandIO } from './command-io.ts'
import { runThroughServer } from './control-client.ts'
import { withFetchAnswer } from './fetch-question.ts'
import { runCommand } from './program.ts'
import { withStandardInput } from './standard-input.ts'
import { terminalIO } from './terminal-io.ts'

/** The exit code of an interrupted command. */
const INTERRUPTED = 130
/** How long a server that is starting may take until it accepts commands, in milliseconds. */
const SERVER_STARTS_WITHIN = 60_000

try {
  process.exitCode = await withStandardInput(await withFetchAnswer(process.argv.slice(2)), main)
} catch (error) {
  exitOnStartError(error)
}

async function main(argv: string[]): Promise<number> {
  const io = terminalIO(callersFolder())
  let database: OpenDatabase | undefined

  async function prepare(): Promise<number | undefined> {
    const settings = env()
    await closeDataFolder(settings.DATA_DIR)
    try {
      await upgradeEngine(settings)
      database = await openDatabase(settings)
    } catch (error) {
      // A restore replaces everything, so no server may be running on the folder.
      if (!(error instanceof FolderLockedError) || argv[0] === 'restore') throw error
      const exitCode = await runOnceServed(settings.DATA_DIR, argv, io)
      if (exitCode !== null) return exitCode
      // The other process may have ended meanwhile.
      database = await openDatabase(settings)
    }
    useDatabase(database)
    useStorage(await openStorage(settings))
    await loadSettings()
    await syncTaxonomy()
    process.once('SIGINT', () => void releaseClaimedJobs().finally(() => process.exit(INTERRUPTED)))
    return undefined
  }

  try {
    return await runCommand(argv.length === 0 ? ['--help'] : argv, io, prepare)
  } finally {
    await database?.close()
  }
}

/**
 * Runs a command through the server, which may still be starting; null if it accepts none within a minute. Opening the
 * folder meanwhile could take it from a server that restarts.
 */
async function runOnceServed(dataDir: string, argv: string[], io: CommandIO): Promise<number | null> {
  const deadline = performance.now() + SERVER_STARTS_WITHIN
  let exitCode = await runThroughServer(dataDir, argv, io)
  if (exitCode === null)
    io.err('Another process is using the data folder. Waiting up to a minute for it to accept commands…')
  while (exitCode === null && performance.now() < deadline) {
    await sleep(1_000)
    exitCode = await runThroughServer(dataDir, argv, io)
  }
  return exitCode
}

/** The working directory of the user: `npm run` changes to the project first. */
function callersFolder(): string {
  const throughNpm = process.env['npm_lifecycle_event'] === 'mailshelf'
  return (throughNpm && process.env['INIT_CWD']) || process.cwd()
}
