import path from 'node:path'
import type { Command } from 'commander'
import { setting } from '#app/platform/lib/setting.server.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'
import { fileError } from '../file-error.ts'

const SOME_MISSING = 2
const NOT_WRITTEN = 1
/**
 * The number of lines listed; further ones are only counted, because a thousand lines would scroll the first ones away.
 */
const LISTED_MAX = 20

export function addBackupCommand(program: Command, io: CommandIO): void {
  program
    .command('backup')
    .description('back up the whole gallery to one file while it stays online')
    .argument('<file>', 'such as gallery.tar; it contains private data')
    .option('--force', 'overwrite an existing file')
    .action(async (given: string, { force = false }: { force?: boolean }) => {
      const file = path.resolve(io.cwd, given)
      const { takeBackup } = await import('#app/platform/backup/take-backup.server.ts')
      const taken = await takeBackup(file, {
        force,
        mailshelf: program.version()!,
        onProgress: (step) => io.progress(step),
      }).catch((error: unknown) => {
        throw fileError(file, error)
      })
      if (!taken.ok) {
        io.err(`${given} already exists. Use --force to overwrite it.`)
        throw new CommandFailure(NOT_WRITTEN)
      }
      io.out(`rows      ${taken.rows}`)
      io.out(`files     ${taken.files}`)
      io.out(`written   ${given}, ${formatSize(taken.bytes)}`)
      if (setting('BACKUP_PASSPHRASE')) io.out('encrypted with the passphrase of the settings')
      if (taken.missing.length > 0) reportMissing(taken.missing, io)
    })
}

function reportMissing(missing: string[], io: CommandIO): never {
  io.err(
    missing.length === 1
      ? '1 file is missing from the storage or damaged:'
      : `${missing.length} files are missing from the storage or damaged:`,
  )
  for (const key of missing.slice(0, LISTED_MAX)) io.err(key)
  if (missing.length > LISTED_MAX) io.err(`… and ${missing.length - LISTED_MAX} more`)
  throw new CommandFailure(SOME_MISSING)
}

/** A human-readable size. */
function formatSize(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
