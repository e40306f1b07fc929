/** Ends a command that has already reported why, or that the server ran. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
  readonly exitCode: number

  constructor(exitCode: number) {
    super(`The command ended with ${exitCode}`)
    this.exitCode = exitCode
  }
}
