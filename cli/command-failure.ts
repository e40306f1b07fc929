/** A command that partly failed and has already reported why. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
  readonly exitCode: number

  constructor(exitCode: number) {
    super(`The command ended with ${exitCode}`)
    this.exitCode = exitCode
  }
}
