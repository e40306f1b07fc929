/** All commands, ready to run against an open database and storage, here or inside the server. */
import { Command, CommanderError } from 'commander'
import type { CommandIO } from './command-io.ts'
import { addDemoCommand } from './commands/demo.ts'
import { addImportCommand } from './commands/import.ts'
import { addStatusCommand } from './commands/status.ts'

/** Adds one command to `program`; its action ends normally, or throws CommandFailure. */
export type AddCommand = (program: Command, io: CommandIO) => void

const COMMANDS: AddCommand[] = [addImportCommand, addDemoCommand, addStatusCommand]

/** A command that did what it could and has already said what it could not. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
  readonly exitCode: number

  constructor(exitCode: number) {
    super(`The command ended with ${exitCode}`)
    this.exitCode = exitCode
  }
}

/** Runs one command line (without `node` and the program's name) and answers with its exit code. */
export async function runCommand(argv: string[], io: CommandIO): Promise<number> {
  const program = new Command('mailshelf')
    .description('Fill and look after a Mailshelf gallery.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
    })
  for (const add of COMMANDS) add(program, io)
  for (const command of program.commands) command.copyInheritedSettings(program)
  try {
    await program.parseAsync(argv, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode
    if (error instanceof CommandFailure) return error.exitCode
    io.err(error instanceof Error ? error.message : String(error))
    return 1
  }
}
