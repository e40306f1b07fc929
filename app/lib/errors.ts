/** Something the person who starts Mailshelf can mend: its message is one plain sentence saying what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Ends the process: a StartError with its sentence alone, anything else with all that is known. */
export function exitOnStartError(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
