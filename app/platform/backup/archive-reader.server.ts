import { type FileHandle, open } from 'node:fs/promises'
import { decryptWith, isEncrypted, type Source } from './age.server.ts'
import { BLOCK, END_OF_TAR, readTarHeader, tarPadding } from './tar.server.ts'

export type Entry = { name: string; start: number; size: number }

export type Archive = Source & {
  file: string
  entries(): AsyncGenerator<Entry>
  close(): Promise<void>
}

/** The error for a file that cannot be restored; its message says why in one sentence. */
export class BadBackup extends Error {
  override name = 'BadBackup'
}

export class PassphraseNeeded extends BadBackup {
  override name = 'PassphraseNeeded'
}

/** @throws PassphraseNeeded if the file is encrypted with another one, BadBackup if it can't be decrypted */
export async function openArchive(file: string, passphrase?: string): Promise<Archive> {
  const handle = await open(file)
  try {
    return archiveOf(file, handle, await contentOf(file, handle, passphrase))
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function contentOf(file: string, handle: FileHandle, passphrase = ''): Promise<Source> {
  const source = sourceOf(file, handle, (await handle.stat()).size)
  if (!(await isEncrypted(source))) return source
  if (!passphrase) throw new PassphraseNeeded(`${file} is encrypted with a passphrase.`)
  const content = await decryptWith(passphrase, source).catch((error: unknown) => {
    throw error instanceof BadBackup ? error : altered({ file }, 'its encryption')
  })
  if (!content) throw new PassphraseNeeded(`This is not the passphrase of ${file}.`)
  return content
}

function sourceOf(file: string, handle: FileHandle, bytes: number): Source {
  async function read({ start, size }: { start: number; size: number }): Promise<Buffer> {
    const buffer = Buffer.alloc(size)
    for (let done = 0; done < size;) {
      const { bytesRead } = await handle.read(buffer, done, size - done, start + done)
      if (bytesRead === 0) throw altered({ file }, 'its length')
      done += bytesRead
    }
    return buffer
  }
  return { bytes, read }
}

function archiveOf(file: string, handle: FileHandle, content: Source): Archive {
  const { bytes } = content
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

  async function read(position: { start: number; size: number }): Promise<Buffer> {
    if (position.start + position.size > bytes) {
      throw new BadBackup(`${file} is cut off: it was not copied whole. Use another backup.`)
    }
    return content.read(position).catch((error: unknown) => {
      throw error instanceof BadBackup ? error : altered(archive, 'a part of it')
    })
  }

  return archive
}

export function noBackup({ file }: Archive): BadBackup {
  return new BadBackup(`${file} is no backup of Mailshelf.`)
}

export function altered({ file }: Pick<Archive, 'file'>, what: string): BadBackup {
  return new BadBackup(`${file} is damaged: ${what} is not as it was backed up. Use another backup.`)
}
