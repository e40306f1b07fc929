/** The requests, jobs and commands in progress, so that a blocked event loop can be traced to one of them. */
import { shared } from './singleton.ts'

type Work = { name: string; endedAt?: number }

/** More than there are routes, jobs and commands; further names are counted as the last one. */
const NAMES_MAX = 512
const NAME_BYTES = 64

/** Shared with the watchdog's thread, which cannot ask a blocked one. */
export type SharedWork = {
  /** The number of tasks by the index of their name; first the index of the name started last. */
  running: Int32Array<SharedArrayBuffer>
  names: Uint8Array<SharedArrayBuffer>
}

type Register = { works: Set<Work>; indexes: Map<string, number>; memory: SharedWork }

const { works, indexes, memory } = shared('current-work', (): Register => {
  const running = new Int32Array(new SharedArrayBuffer(NAMES_MAX * Int32Array.BYTES_PER_ELEMENT))
  const names = new Uint8Array(new SharedArrayBuffer(NAMES_MAX * NAME_BYTES))
  return { works: new Set(), indexes: new Map(), memory: { running, names } }
})

/** Runs `work` and lists it under `name` meanwhile. */
export async function trackWork<T>(name: string, work: () => Promise<T>): Promise<T> {
  const entry: Work = { name }
  const index = indexOf(name)
  works.add(entry)
  Atomics.add(memory.running, index, 1)
  Atomics.store(memory.running, 0, index)
  try {
    return await work()
  } finally {
    entry.endedAt = performance.now()
    Atomics.sub(memory.running, index, 1)
  }
}

function indexOf(name: string): number {
  const known = indexes.get(name)
  if (known !== undefined) return known
  const index = indexes.size + 1
  if (index >= NAMES_MAX) return NAMES_MAX - 1
  indexes.set(name, index)
  const bytes = Buffer.from(name).subarray(0, NAME_BYTES)
  memory.names.set(bytes, index * NAME_BYTES)
  return index
}

/** The names of work in progress at `since` or later; forgets what has ended. */
export function takeWorkSince(since: number): string[] {
  const names = new Set<string>()
  for (const work of works) {
    if (work.endedAt === undefined || work.endedAt >= since) names.add(work.name)
    if (work.endedAt !== undefined) works.delete(work)
  }
  return [...names]
}

export function sharedWork(): SharedWork {
  return memory
}

/** The work of another thread: the names in progress, and the one started last, which may have ended. */
export function readSharedWork({ running, names }: SharedWork): { work: string[]; startedLast?: string } {
  function nameAt(index: number): string {
    const bytes = Buffer.from(names.slice(index * NAME_BYTES, (index + 1) * NAME_BYTES))
    return bytes.toString().replaceAll('\0', '')
  }
  const inProgress = [...running.keys()].filter((index) => index > 0 && running[index]! > 0)
  const last = Atomics.load(running, 0)
  return { work: inProgress.map(nameAt), ...(last > 0 && { startedLast: nameAt(last) }) }
}
