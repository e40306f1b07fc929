import { Readable } from 'node:stream'
import type { ZipFile } from 'yazl'

/** What is not compressed already. */
const COMPRESSIBLE = /\.(?:csv|json|html|eml|gif|svg)$/

/** Adds an entry, opens it when its turn to be written comes, and waits until then. */
export function addEntry(zip: ZipFile, name: string, open: () => Promise<Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.addReadStreamLazy(name, { compress: COMPRESSIBLE.test(name) }, (give) => {
      open()
        .then((stream) => {
          give(null, stream)
          resolve()
        })
        .catch((error: unknown) => {
          give(error, Readable.from([]))
          reject(error instanceof Error ? error : new Error(String(error)))
        })
    })
  })
}
