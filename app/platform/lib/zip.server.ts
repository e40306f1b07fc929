import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { streamStored, storage } from './storage.server.ts'

/** A file of an archive. Its content is read when its turn to be written comes. */
export type ZipEntry = {
  name: string
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
  /** Now by default. */
  mtime?: Date
}

type Entries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>

/** Files that gain from compression; thousands of compressed messages leave 100 MB more memory behind. */
const COMPRESSIBLE = /\.(?:csv|jsonl?|html|gif|svg)$/

// Each entry keeps the block of memory alive from which Node took its name, 64 kB unless told otherwise.
Buffer.poolSize = 8_192

/** An archive that is written while it is read: an entry is asked for once the one before has been read. */
export function zipOf(entries: Entries): Readable {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  const closed = new AbortController()
  stream.once('close', () => closed.abort())
  const fail = (error: unknown) => stream.destroy(error as Error)
  zip.on('error', fail)
  fill(zip, entries, closed.signal).catch(fail)
  return stream
}

async function fill(zip: ZipFile, entries: Entries, closed: AbortSignal): Promise<void> {
  for await (const { name, content, mtime } of entries) {
    let stream: Readable | undefined = addAbortSignal(closed, Readable.from(content))
    const done = finished(stream)
    zip.addReadStreamLazy(name, { compress: COMPRESSIBLE.test(name), mtime }, (callback) => {
      callback(null, stream!)
      // The archive keeps this function to its end: it must not keep the content of every file.
      stream = undefined
    })
    await done
  }
  zip.end()
}

/** A stored file; one that is missing in the storage is left out. */
export async function* storedEntry(key: string, name: string): AsyncGenerator<ZipEntry> {
  if (await storage().exists(key)) yield { name, content: streamStored(key) }
}
