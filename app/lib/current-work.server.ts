/** The requests, jobs and commands in progress, so that a blocked event loop can be traced to one of them. */
import { singleton } from './singleton.ts'

type Work = { name: string; endedAt?: number }

const slot = singleton<Set<Work>>('current-work')

function register(): Set<Work> {
  const works = slot.get() ?? new Set<Work>()
  slot.set(works)
  return works
}

/** Runs `work` and lists it under `name` meanwhile. */
export async function trackWork<T>(name: string, work: () => Promise<T>): Promise<T> {
  const entry: Work = { name }
  register().add(entry)
  try {
    return await work()
  } finally {
    entry.endedAt = performance.now()
  }
}

/** The names of work in progress at `since` or later; forgets what has ended. */
export function takeWorkSince(since: number): string[] {
  const names = new Set<string>()
  for (const work of register()) {
    if (work.endedAt === undefined || work.endedAt >= since) names.add(work.name)
    if (work.endedAt !== undefined) register().delete(work)
  }
  return [...names]
}
