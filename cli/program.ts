/** All commands, ready to run against the database and storage, directly or inside the server. */
import { Command, CommanderError } from 'commander'
import { releaseJobs } from '#app/platform/lib/jobs.server.ts'
import { version } from '#app/platform/lib/version.server.ts'
import { CommandFailure } from './command-failure.ts'
import type { CommandIO } from './command-io.ts'
import { addAdminCommand } from './commands/admin.ts'
import { addBackupCommand } from './commands/backup.ts'
import { addBrandCommand } from './commands/brand.ts'
import { addCollectPicturesCommand } from './commands/collect-images.ts'
import { addDemoCommand } from './commands/demo.ts'
import { addDoctorCommand } from './commands/doctor.ts'
import { addEraseCommand } from './commands/erase.ts'
import { addImportCommand } from './commands/import.ts'
import { addJobsCommand } from './commands/jobs.ts'
import { addRefreshCommands } from './commands/refresh.ts'
import { addRenderCommand } from './commands/render.ts'
import { addRestoreCommand } from './commands/restore.ts'
import { addStatusCommand } from './commands/status.ts'
import { failureMessage } from './failure-message.ts'

/** Adds one command to `program`; its action ends normally, or throws CommandFailure. */
type AddCommand = (program: Command, io: CommandIO) => void

const COMMANDS: AddCommand[] = [
  addImportCommand,
  addRenderCommand,
  addCollectPicturesCommand,
  addRefreshCommands,
  addBrandCommand,
  addDemoCommand,
  addJobsCommand,
  addStatusCommand,
  addDoctorCommand,
  addAdminCommand,
  addEraseCommand,
  addBackupCommand,
  addRestoreCommand,
]

/**
 * Runs one command line (without `node` and the program's name) and returns its exit code. `prepare` is called once the
 * arguments are valid and before the command runs, so that a typo opens nothing. If it returns an exit code, the server
 * has run the command.
 */
export async function runCommand(
  argv: string[],
  io: CommandIO,
  prepare: () => Promise<number | undefined> = async () => undefined,
): Promise<number> {
  const program = new Command('mailshelf')
    .description('Manage a Mailshelf gallery.')
    .version(version(), '-V, --version', 'show the version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
    })
    .hook('preAction', async () => {
      const exitCode = await prepare()
      // The server has run it.
      if (exitCode !== undefined) throw new CommandFailure(exitCode)
    })
  for (const add of COMMANDS) add(program, io)
  for (const command of program.commands) inheritSettings(command, program)
  try {
    await program.parseAsync(argv, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommandFailure || error instanceof CommanderError) return error.exitCode
    io.err(failureMessage(error))
    return 1
  } finally {
    await releaseJobs()
  }
}

/** Copies settings to a subcommand, which commander only does when it creates one. */
function inheritSettings(command: Command, parent: Command): void {
  command.copyInheritedSettings(parent)
  for (const child of command.commands) inheritSettings(child, command)
}
