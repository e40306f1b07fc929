import path from 'node:path'
import type { Command } from 'commander'
import { setting } from '#app/platform/lib/setting.server.ts'
import { askSecret } from '../ask-secret.ts'
import { StartError } from '#app/platform/lib/errors.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'
import { fileError } from '../file-error.ts'

const NOT_RESTORED = 1

export function addRestoreCommand(program: Command, io: CommandIO): void {
  program
    .command('restore')
    .description('restore a backup into an empty gallery; stop the server first')
    .argument('<file>', 'a file written by mailshelf backup')
    .option('--replace', 'overwrite existing data')
    .action(async (given: string, { replace = false }: { replace?: boolean }) => {
      const file = path.resolve(io.cwd, given)
      const { restoreBackup } = await import('#app/platform/backup/restore-backup.server.ts')
      const { PassphraseNeeded } = await import('#app/platform/backup/archive-reader.server.ts')
      const { withoutOthers } = await import('#app/platform/db/client.server.ts')
      const restore = (passphrase?: string) =>
        withoutOthers(() =>
          restoreBackup(file, {
            replace,
            passphrase,
            onProgress: (step) => io.progress(step),
            onReplace: (contents) => io.out(`replacing ${contents}`),
          }),
        )
      const restored = await restore(setting('BACKUP_PASSPHRASE'))
        .catch(async (error: unknown) => {
          if (!(error instanceof PassphraseNeeded)) throw error
          const typed = await askSecret('Passphrase of the backup: ')
          if (!typed) throw new StartError(`${error.message} Set BACKUP_PASSPHRASE to it.`, { cause: error })
          return restore(typed)
        })
        .catch((error: unknown) => {
          throw fileError(file, error)
        })
      if (!restored.ok) {
        io.err(`This gallery holds ${restored.contents}. Use --replace to overwrite it.`)
        throw new CommandFailure(NOT_RESTORED)
      }
      const { rows, files, missing, lockedOut, createdAt } = restored
      io.out(`rows      ${rows}`)
      io.out(`files     ${files}`)
      io.out(`restored  as of ${createdAt.toISOString()}`)
      if (missing > 0) {
        const these = missing === 1 ? '1 file was' : `${missing} files were`
        io.err(`${these} already missing when the backup was made.`)
      }
      if (lockedOut > 0) {
        const these = lockedOut === 1 ? '1 account' : `${lockedOut} accounts`
        io.err(
          `The second factor of ${these} needs the SESSION_SECRET of the backed-up gallery. Set it here, or run: mailshelf admin disable-two-factor EMAIL`,
        )
      }
    })
}
