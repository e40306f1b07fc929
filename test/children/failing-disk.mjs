/** Preloaded into every thread of a process: flushing to the disk fails as soon as the file FAIL_WHEN exists. */
import fs from 'node:fs'

const { fdatasyncSync } = fs

fs.fdatasyncSync = (descriptor) => {
  if (fs.existsSync(process.env['FAIL_WHEN'])) {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', syscall: 'fsync' })
  }
  fdatasyncSync(descriptor)
}
