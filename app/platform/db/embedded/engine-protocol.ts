/** The messages between the server and the thread of the embedded database. */

/** Types by their object identifiers; `asText` ones are left as PostgreSQL prints them. */
export type StatementOptions = { rowMode: 'array' | 'object'; asText: number[] }

/** A transaction is known by the number of the request that began it. */
export type EngineQuestion =
  | {
      do: 'query'
      text: string
      values: unknown[]
      options: StatementOptions
      transaction?: number | undefined
    }
  | { do: 'exec'; text: string; transaction?: number | undefined }
  | { do: 'begin' }
  | { do: 'commit' | 'rollback'; transaction: number }
  | { do: 'listen'; channel: string }
  | { do: 'close' }

export type EngineRequest = EngineQuestion & { id: number }

export type PlainError = { message: string; stack?: string | undefined; fields: Record<string, unknown> }

export type EngineReply =
  | { kind: 'opened' }
  | { kind: 'not opened'; reason: 'locked' | 'start' | 'unexpected'; error: PlainError }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'failed'; id: number; error: PlainError }
  | { kind: 'notified'; channel: string; payload: string }
  /** A failure of maintenance, which no request waits for. */
  | { kind: 'failure'; what: string; error: PlainError }
