/** Imports many files, in parts if asked to, for the command line and for uploads. */
import { settleArrivals } from '#app/platform/db/gallery-version.server.ts'
import { requireStorageSpace } from '#app/platform/lib/disk-space.server.ts'
import { workerConcurrency } from '#app/platform/lib/env.server.ts'
import { openImportRecord } from './import-record.server.ts'
import type { Imported, ImportOptions } from './import.server.ts'
import type { IngestFile, IngestFiles } from './parse/ingest-files.server.ts'

/** `from` is the number of the next file, `run` the record that an earlier part began. */
export type Next = { from: number; run: string }

type Importing = {
  source: string
  options: ImportOptions
  from?: number
  run?: string
  /** When to stop, in `performance.now()` time; running imports finish. */
  deadline?: number
  stopping?: AbortSignal
  onBegun?: (run: string) => Promise<void>
  shown?: (name: string) => string
  onFile?: (file: string, result: Imported) => void
  /** `step` names the file that was begun first of those in progress, and what is done with it. */
  onProgress?: (done: number, total: number, step?: string) => void
}

/** Returns where the next part begins, null at the end. */
export async function importFiles(
  { files, refused, skipped }: Pick<IngestFiles, 'files' | 'refused' | 'skipped'>,
  {
    source,
    options,
    from = 0,
    run,
    deadline = Infinity,
    stopping,
    shown = (name) => name,
    onBegun,
    onFile,
    onProgress,
  }: Importing,
): Promise<Next | null> {
  // The server loads this too; the import code takes 70 MB that it rarely needs.
  const { importFile } = await import('./import.server.ts')
  const record = await openImportRecord({ source, files: files.length, earlier: run })
  await onBegun?.(record.id)
  for (const { name, reason } of from === 0 ? refused : []) {
    await record.add({ refused: { file: shown(name), reason } })
  }
  if (from === 0) {
    await record.add({ skipped: skipped.map(({ name, reason }) => ({ file: shown(name), reason })) })
  }

  const steps = new Map<IngestFile, string>()

  function report(): void {
    onProgress?.(done, files.length, steps.values().next().value)
  }

  async function take(given: IngestFile): Promise<void> {
    await requireStorageSpace()
    const file = shown(given.name)
    function onStep(step: string): void {
      steps.set(given, `${step}: ${file}`)
      report()
    }
    const result = await importFile(given, { ...options, run: record.id, inBulk: true, onStep }).finally(() =>
      steps.delete(given),
    )
    onFile?.(file, result)
    await record.add({
      outcome: result.ok ? result.outcome : undefined,
      refused: result.ok ? undefined : { file, reason: result.reason },
      doubtful: result.ok ? result.doubtful.map((reason) => ({ file, reason })) : [],
    })
  }

  let next = from
  let done = Math.min(from, files.length)
  report()

  const isStopping = () => stopping?.aborted === true

  async function work(): Promise<void> {
    while (next < files.length && performance.now() < deadline && !isStopping()) {
      await take(files[next++]!).catch((error) => {
        next = files.length
        throw error
      })
      done += 1
      report()
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: workerConcurrency() }, work))
  await settleArrivals()
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  if (next < files.length) return { from: next, run: record.id }
  await record.finish()
  return null
}
