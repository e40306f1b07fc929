/** Imports real messages repeatedly while others browse. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadResults } from './load-results.ts'
import type { LoadGallery } from './load-gallery.ts'
import { receivedMail, templates } from './real-mail.ts'

const EVERY_MS = 20_000
const AT_ONCE = 5
const BYTES_MAX = 200_000

export type Imports = { stop(): Promise<{ imported: number; refused: number }> }

/** Real messages without end; each counts as a new one. */
export function createMailSupply(): (number: number) => { name: string; bytes: Buffer } {
  const messages = [...receivedMail().filter(({ bytes }) => bytes.length < BYTES_MAX), ...templates()]
  return (number) => {
    const { bytes, kind } = messages[(number * 97) % messages.length]!
    return { name: `${number}.${kind}`, bytes: renewed(bytes, kind, number) }
  }
}

export function startImports(gallery: LoadGallery, measurements: LoadResults): Imports {
  const messageAt = createMailSupply()
  const ended = new AbortController()
  const counts = { imported: 0, refused: 0 }

  async function keepImporting(inbox: string): Promise<void> {
    for (let number = 0; !ended.signal.aborted; number += AT_ONCE) {
      const files = Array.from({ length: AT_ONCE }, (_, at) => messageAt(number + at))
      for (const { name, bytes } of files) await writeFile(path.join(inbox, name), bytes)
      const { code, said } = await gallery.command(
        'import',
        ...files.map(({ name }) => path.join(inbox, name)),
      )
      for (const { name } of files) await rm(path.join(inbox, name))
      const taken = Number(/^added\s+(\d+)/m.exec(said)?.[1] ?? 0)
      counts.imported += taken
      counts.refused += AT_ONCE - taken
      // 2 means that some were rejected, as some real messages are.
      if (code !== 0 && code !== 2) measurements.noteError('import', said)
      await sleep(EVERY_MS, null, { signal: ended.signal }).catch(() => {})
    }
  }

  async function whole(): Promise<void> {
    const inbox = await mkdtemp(path.join(tmpdir(), 'mixed-load-inbox-'))
    try {
      await keepImporting(inbox)
    } finally {
      await rm(inbox, { recursive: true })
    }
  }

  const importing = whole()
  importing.catch(() => {})
  return {
    async stop() {
      ended.abort()
      await importing
      return counts
    },
  }
}

/** The same message with another Message-ID, so that it counts as a new one. */
function renewed(bytes: Buffer, kind: 'eml' | 'html', number: number): Buffer {
  const mark = `${number}-${process.pid}`
  if (kind === 'html') return Buffer.concat([bytes, Buffer.from(`<!-- ${mark} -->`)])
  const text = bytes.toString('latin1').replace(/^message-id:.*(?:\r?\n[ \t].*)*\r?\n/im, '')
  return Buffer.from(`Message-ID: <${mark}@load.example>\n${text}`, 'latin1')
}
