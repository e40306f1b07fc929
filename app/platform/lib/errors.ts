/** An error that the person who starts Mailshelf can fix. Its message is one plain sentence that says what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Exits the process: with the message of a StartError, or with all details of any other error. */
export function exitOnStartError(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
