/**
 * The thread of the embedded database, which a slow statement may hold; requests come from `engine-thread.server.ts`.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { StartError } from '#app/platform/lib/errors.ts'
import type { EngineReply, EngineRequest, PlainError, StatementOptions } from './engine-protocol.ts'
import { openEmbedded, type EmbeddedEngine } from './engine.server.ts'
import { FolderLockedError } from './folder-lock.server.ts'

type OpenTransaction = { tx: Transaction; end(isGood: boolean): Promise<void> }

const transactions = new Map<number, OpenTransaction>()

/** Thrown to roll a transaction back; its requester knows the reason. */
class RolledBack extends Error {}

try {
  const engine = await openEmbedded(workerData as string, (what, error) => {
    reply({ kind: 'failure', what, error: plainError(error) })
  })
  parentPort!.on('message', (request: EngineRequest) => void answer(engine, request))
  reply({ kind: 'opened' })
} catch (error) {
  const isStartError = error instanceof StartError
  const reason = error instanceof FolderLockedError ? 'locked' : isStartError ? 'start' : 'unexpected'
  reply({ kind: 'not opened', reason, error: plainError(error) })
}

async function answer(engine: EmbeddedEngine, request: EngineRequest): Promise<void> {
  const { id } = request
  try {
    reply({ kind: 'done', id, result: await resultOf(engine, request) })
  } catch (error) {
    reply({ kind: 'failed', id, error: plainError(error) })
  }
}

function resultOf(engine: EmbeddedEngine, request: EngineRequest): Promise<unknown> {
  const { client } = engine
  switch (request.do) {
    case 'query': {
      const { text, values, options } = request
      return connection(client, request.transaction).query(text, values, readable(options))
    }
    case 'exec':
      return connection(client, request.transaction).exec(request.text)
    case 'begin':
      return begin(client, request.id)
    case 'commit':
    case 'rollback':
      return end(request.transaction, request.do === 'commit')
    case 'listen':
      return listen(client, request.channel)
    case 'close':
    default:
      return engine.close()
  }
}

async function listen(client: PGlite, channel: string): Promise<void> {
  await client.listen(channel, (payload) => reply({ kind: 'notified', channel, payload }))
}

function connection(client: PGlite, transaction: number | undefined): PGlite | Transaction {
  if (transaction === undefined) return client
  const open = transactions.get(transaction)
  if (!open) throw new Error('The transaction has ended')
  return open.tx
}

/** Resolves once the transaction has its turn; until it ends, other statements wait. */
function begin(client: PGlite, id: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const ending = Promise.withResolvers<boolean>()
    const ended = client.transaction(async (tx) => {
      transactions.set(id, { tx, end })
      resolve()
      if (!(await ending.promise)) throw new RolledBack()
    })
    // The transaction could not begin.
    ended.catch(reject)

    async function end(isGood: boolean): Promise<void> {
      ending.resolve(isGood)
      try {
        await ended
      } catch (error) {
        if (!(error instanceof RolledBack)) throw error
      }
    }
  })
}

async function end(id: number, isGood: boolean): Promise<void> {
  const transaction = transactions.get(id)
  transactions.delete(id)
  await transaction?.end(isGood)
}

/** Functions do not pass between threads, so parsers are named by their types. */
function readable({ rowMode, asText }: StatementOptions) {
  return { rowMode, parsers: Object.fromEntries(asText.map((type) => [type, (value: string) => value])) }
}

function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: String(error), fields: {} }
  const { message, stack } = error
  // The fields are code, detail, constraint and the like, but not the values of the statement.
  const fields = Object.entries(error).filter(([, value]) => typeof value === 'string')
  return { message, stack, fields: Object.fromEntries(fields) }
}

function reply(message: EngineReply): void {
  parentPort!.postMessage(message)
}
