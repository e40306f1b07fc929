import { readFile } from 'node:fs/promises'

const PAGE_BYTES = 4096

/**
 * Bytes of memory that a process has, or null where the system does not tell without a program: then only the limit
 * of its heap holds.
 */
export async function processMemory(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => null)
  const pages = text?.split(' ')[1]
  return pages ? Number(pages) * PAGE_BYTES : null
}
