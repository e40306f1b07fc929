/** The process that reads and renders emails. `run-in-worker.server.ts` ends it when a message exceeds a limit. */
import sharp from 'sharp'
import { env } from '#app/platform/lib/env.server.ts'
import { lowerPriority } from '#app/platform/lib/low-priority.server.ts'
import { readEmail } from '#app/intake/ingest/prepare.server.ts'
import { type FromWorker, type Request, type Result, tasks, type ToWorker } from './tasks.server.ts'

// It would keep the pixels of earlier emails, which no later one has.
sharp.cache(false)
process.on('message', ({ id, request }: ToWorker) => {
  run(request, () => answer({ id, read: true }))
    .then((value) => answer({ id, value }))
    .catch((error: unknown) =>
      answer({ id, error: error instanceof Error ? error : new Error(String(error)) }),
    )
})
// A signal for the process group would fail the emails being read.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
// The parsers load with the first message, whose time limit should not include that.
await readEmail({ bytes: Buffer.from('Subject: None\r\n\r\nNone'), kind: 'eml', fileName: 'none.eml' })
// Not before: among busy processes it would not start in time.
if (env().WORK_PRIORITY === 'low') lowerPriority()
answer('ready')

async function run(request: Request, onRead: () => void): Promise<Result> {
  const task = tasks[request.kind] as (request: Request, onRead: () => void) => Promise<Result>
  return task(request, onRead)
}

function answer(message: FromWorker): void {
  process.send?.(message)
}
