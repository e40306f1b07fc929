/** The embedded database in a thread of its own, so that no statement holds the event loop of the server. */
import fs from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Results } from '@electric-sql/pglite'
import { StartError } from '#app/platform/lib/errors.ts'
import { log } from '#app/platform/lib/log.server.ts'
import { workerUrl } from '#app/platform/lib/worker-url.server.ts'
import type { EngineQuestion, EngineReply, EngineRequest, PlainError } from './engine-protocol.ts'
import { FolderLockedError } from './folder-lock.server.ts'

/** The part of PGlite's interface that is used. Tests use PGlite's own client in their process. */
export type EmbeddedClient = Statements & {
  transaction<T>(body: (tx: Statements) => Promise<T>): Promise<T>
  listen(channel: string, onNotification: (payload: string) => void): Promise<unknown>
  close(): Promise<void>
}

type Statements = {
  query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>>
  exec(text: string): Promise<Results[]>
}

/** Every parser that Drizzle passes returns its text; other functions would not reach the thread. */
type QueryOptions = { rowMode?: 'array' | 'object'; parsers?: Record<number, (value: string) => unknown> }

type Waiting = { resolve(result: unknown): void; reject(error: Error): void }

/** Opens the database, created on first start. @throws StartError when the folder is in use or unusable */
export async function openEngineThread(dataDir: string): Promise<EmbeddedClient> {
  const worker = new Worker(workerUrl('app/platform/db/embedded/engine-worker.ts'), { workerData: dataDir })
  const opening = Promise.withResolvers<void>()
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<string, (payload: string) => void>()
  let closing: Promise<void> | undefined
  /** Whether the thread may end. */
  let isOver = false
  let lastId = 0

  worker.on('message', (reply: EngineReply) => {
    switch (reply.kind) {
      case 'opened':
        return opening.resolve()
      case 'not opened':
        // The thread has ended without being asked.
        isOver = true
        return opening.reject(openingError(reply))
      case 'notified':
        return listeners.get(reply.channel)?.(reply.payload)
      case 'failure':
        return log.error({ err: errorFrom(reply.error) }, reply.what)
      case 'done':
        return settled(reply.id)?.resolve(reply.result)
      case 'failed':
        return settled(reply.id)?.reject(errorFrom(reply.error))
    }
  })
  worker.on('error', (error) => endProcess(error.message))
  worker.on('exit', () => {
    if (!isOver) endProcess()
  })

  function settled(id: number): Waiting | undefined {
    const one = waiting.get(id)
    waiting.delete(id)
    // An idle database does not keep the process alive.
    if (waiting.size === 0) worker.unref()
    return one
  }

  function ask(question: EngineQuestion, id = ++lastId): Promise<unknown> {
    // Closing waits for open transactions, whose statements still run.
    const goesOn = 'transaction' in question && question.transaction !== undefined
    if (isOver || (closing && !goesOn)) return Promise.reject(new Error('The database is closed'))
    if (waiting.size === 0) worker.ref()
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...question, id } satisfies EngineRequest)
    })
  }

  function statements(transaction?: number): Statements {
    return {
      query<T>(
        text: string,
        values: unknown[] = [],
        { rowMode = 'object', parsers = {} }: QueryOptions = {},
      ) {
        const options = { rowMode, asText: Object.keys(parsers).map(Number) }
        return ask({ do: 'query', text, values, options, transaction }) as Promise<Results<T>>
      },
      exec: (text) => ask({ do: 'exec', text, transaction }) as Promise<Results[]>,
    }
  }

  await opening.promise
  worker.unref()
  return {
    ...statements(),
    async transaction(body) {
      const transaction = ++lastId
      await ask({ do: 'begin' }, transaction)
      try {
        const result = await body(statements(transaction))
        await ask({ do: 'commit', transaction })
        return result
      } catch (error) {
        await ask({ do: 'rollback', transaction })
        throw error
      }
    },
    async listen(channel, onNotification) {
      listeners.set(channel, onNotification)
      await ask({ do: 'listen', channel })
    },
    close: () => (closing ??= close()),
  }

  async function close(): Promise<void> {
    await ask({ do: 'close' })
    isOver = true
    await worker.terminate()
  }
}

function openingError({ reason, error }: Extract<EngineReply, { kind: 'not opened' }>): Error {
  if (reason === 'locked') return new FolderLockedError(error.message)
  if (reason === 'start') return new StartError(error.message)
  return errorFrom(error)
}

function errorFrom({ message, stack, fields }: PlainError): Error {
  return Object.assign(new Error(message), { stack }, fields)
}

/** Ends the process like the thread, which ends where a PostgreSQL server would recover, and has logged why. */
function endProcess(reason?: string): never {
  if (reason) fs.writeSync(2, `The database stopped: ${reason}.\n`)
  process.exit(1)
}
