/** An error for the log: its message and location, without the values of queries. */

/** Drizzle appends the parameters to a failed query's message: tokens, addresses and messages. */
const QUERY_PARAMETERS = '\nparams: '

export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const chain = causesOf(error)
  const code = chain.map((one) => (one as NodeJS.ErrnoException).code).find((known) => known !== undefined)
  return {
    type: error.name,
    message: chain.map(messageOf).join(': '),
    stack: chain.map(stackOf).join('\ncaused by: '),
    ...(code !== undefined && { code }),
  }
}

/** The chain of an error and its causes; of an aggregate error only the first. */
function causesOf(error: Error): Error[] {
  const chain: Error[] = []
  let next: unknown = error
  while (next instanceof Error && !chain.includes(next)) {
    chain.push(next)
    next = next.cause ?? (next instanceof AggregateError ? next.errors[0] : undefined)
  }
  return chain
}

function messageOf({ message }: Error): string {
  return message.split(QUERY_PARAMETERS)[0]!
}

function stackOf(error: Error): string {
  // The stack begins with the message from when the error was created.
  return (error.stack ?? String(error)).replace(error.message, () => messageOf(error))
}
