import disk from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

/** Runs `work` while all disks have one megabyte left. */
export async function onFullDisk<T>(work: () => Promise<T>): Promise<T> {
  const full = vi.spyOn(disk, 'statfs')
  full.mockResolvedValue({ bsize: 1024, bavail: 1024, blocks: 4096 } as never)
  syncBuiltinESMExports()
  try {
    return await work()
  } finally {
    full.mockRestore()
    syncBuiltinESMExports()
  }
}
