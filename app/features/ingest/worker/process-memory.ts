import { readFile } from 'node:fs/promises'

const PAGE_BYTES = 4096

/**
 * The resident memory of a process in bytes, or null where the system offers no direct way to read it: then only the
 * heap limit applies.
 */
export async function processMemory(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => null)
  const pages = text?.split(' ')[1]
  return pages ? Number(pages) * PAGE_BYTES : null
}
