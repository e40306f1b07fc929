import { readFile } from 'node:fs/promises'

const PAGE_BYTES = 4096

/** In bytes, without what it maps from files, which the server shares; null where the system does not tell. */
export async function processMemory(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => null)
  const [, resident, shared] = text?.split(' ') ?? []
  return resident && shared ? (Number(resident) - Number(shared)) * PAGE_BYTES : null
}

/** Linux counts in these, whatever the processor. */
const TICKS_PER_SECOND = 100

/** In milliseconds, of all threads; null where the system does not tell. */
export async function processTime(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The name before it may contain spaces.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  return fields ? ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND : null
}
