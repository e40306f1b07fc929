import { open } from 'node:fs/promises'
import { BLOCK, END_OF_TAR, readTarHeader, tarPadding } from './tar.server.ts'

/** A file inside the archive, and the offset of its bytes. */
export type Entry = { name: string; start: number; size: number }

export type Archive = {
  file: string
  bytes: number
  entries(): AsyncGenerator<Entry>
  read(position: { start: number; size: number }): Promise<Buffer>
  close(): Promise<void>
}

/** The error for a file that cannot be restored; its message says why in one sentence. */
export class BadBackup extends Error {
  override name = 'BadBackup'
}

export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file)
  const { size: bytes } = await handle.stat()
  const archive: Archive = { file, bytes, entries, read, close: () => handle.close() }

  async function* entries(): AsyncGenerator<Entry> {
    for (let at = 0; ;) {
      const header = readTarHeader(await read({ start: at, size: BLOCK }))
      if (header === 'end') {
        const isEnd = bytes === at + END_OF_TAR.length
        if (isEnd && (await read({ start: at, size: END_OF_TAR.length })).equals(END_OF_TAR)) return
        throw altered(archive, 'its end')
      }
      if (!header) throw at === 0 ? noBackup(archive) : altered(archive, 'a name in it')
      yield { name: header.name, size: header.size, start: at + BLOCK }
      at += BLOCK + header.size + tarPadding(header.size).length
    }
  }

  async function read({ start, size }: { start: number; size: number }): Promise<Buffer> {
    if (start + size > bytes) {
      throw new BadBackup(`${file} is cut off: it was not copied whole. Use another backup.`)
    }
    const buffer = Buffer.alloc(size)
    for (let done = 0; done < size;) {
      const { bytesRead } = await handle.read(buffer, done, size - done, start + done)
      if (bytesRead === 0) throw altered(archive, 'its length')
      done += bytesRead
    }
    return buffer
  }

  return archive
}

export function noBackup({ file }: Archive): BadBackup {
  return new BadBackup(`${file} is no backup of Mailshelf.`)
}

export function altered({ file }: Archive, what: string): BadBackup {
  return new BadBackup(`${file} is damaged: ${what} is not as it was backed up. Use another backup.`)
}
