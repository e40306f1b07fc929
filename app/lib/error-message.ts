/** An error as the log tells it: what happened and where, without the values of queries. */

/** What Drizzle puts behind a failed query's text: people's tokens, addresses and letters. */
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

/** The error, its cause, the cause's cause…; an error in several parts counts with the first of them. */
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
  // It begins with the message as it was when the error was made.
  return (error.stack ?? String(error)).replace(error.message, () => messageOf(error))
}
