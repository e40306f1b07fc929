/** A command that did what it could and has already said what it could not. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
  readonly exitCode: number

  constructor(exitCode: number) {
    super(`The command ended with ${exitCode}`)
    this.exitCode = exitCode
  }
}
