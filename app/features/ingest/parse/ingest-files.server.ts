/** Finds the emails at given paths, each with the sidecar next to it. */
import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import {
  archiveBytesMax,
  MAILBOX_MESSAGES_MAX,
  messageBytesMax,
  tooLargeArchive,
  tooManyMessages,
} from '#app/features/ingest/limits.server.ts'
import { type EmailFolder, type NamedFile, pathBeside } from './named-files.ts'
import { findMessages, type MailboxPart, readMessage } from './mailbox.server.ts'
import type { EmailKind } from '#app/features/ingest/prepare.server.ts'
import type { Refusal } from '#app/features/ingest/prepared-email.ts'
import { makeTemporaryFolder } from '#app/lib/temporary-folder.server.ts'
import { sidecarSchema, type Sidecar } from '#app/features/ingest/schema.ts'
import { unpack, type UnpackedTotal } from './unpack.server.ts'

export type IngestFile = {
  path: string
  folder: EmailFolder
  /** The name shown to people: `letters.zip/may/1.eml`, `Inbox.mbox #12`. */
  name: string
  kind: EmailKind
  /** Its position in a mailbox; without one, the file is the email. */
  part?: MailboxPart
}

export type IngestFiles = {
  files: IngestFile[]
  /** Paths that do not exist. */
  missing: string[]
  refused: { name: string; reason: string }[]
  /** Removes unpacked files; always call it, even after an error. */
  close(): Promise<void>
}

type Kind = EmailKind | 'mbox' | 'zip'

const KINDS: Record<string, Kind> = {
  '.eml': 'eml',
  '.html': 'html',
  '.htm': 'html',
  '.mbox': 'mbox',
  '.zip': 'zip',
}

/** Files that were written with `namePaths`. */
export type NamedFolder = { folder: string; files: NamedFile[] }

/** Emails at and below `paths`, in name order, each once; mailboxes and archives are opened. */
export async function openIngestFiles(paths: (string | NamedFolder)[]): Promise<IngestFiles> {
  const files = new Map<string, IngestFile>()
  const folders: string[] = []
  const unpackedTotal: UnpackedTotal = { bytes: 0, files: 0, names: 0 }
  let inMailboxes = 0
  const opened: IngestFiles = {
    files: [],
    missing: [],
    refused: [],
    async close() {
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }

  async function take(file: Found, kind: Kind, inArchive = false): Promise<void> {
    if (kind === 'eml' || kind === 'html') return void files.set(file.path, { ...file, kind })
    const { name } = file
    const { size } = await stat(file.path)
    if (size > archiveBytesMax()) return void opened.refused.push({ name, reason: tooLargeArchive() })
    if (kind === 'mbox') return takeMailbox(file)
    if (inArchive) return void opened.refused.push({ name, reason: 'it is an archive inside an archive' })
    const folder = await makeTemporaryFolder('archive')
    folders.push(folder)
    const unpacked = await unpack(file.path, folder, unpackedTotal)
    if (!unpacked.ok) return void opened.refused.push({ name, reason: unpacked.reason })
    await takeNamed({ folder, files: unpacked.files }, `${name}/`)
  }

  async function takeNamed({ folder, files: named }: NamedFolder, archive?: string): Promise<void> {
    for (const { path: file, name } of emailsOf(named)) {
      const found = { path: file, name: `${archive ?? ''}${name}`, folder: { folder, name } }
      await take(found, kindByName(name)!, archive !== undefined)
    }
  }

  async function takeMailbox({ path: file, name, folder }: Found): Promise<void> {
    const parts: MailboxPart[] = []
    for await (const part of findMessages(file)) {
      if (inMailboxes + parts.length === MAILBOX_MESSAGES_MAX)
        return void opened.refused.push({ name, reason: tooManyMessages })
      parts.push(part)
    }
    if (parts.length === 0) opened.refused.push({ name, reason: 'it holds no messages' })
    inMailboxes += parts.length
    for (const [at, part] of parts.entries()) {
      files.set(`${file}#${at}`, { path: file, name: `${name} #${at + 1}`, folder, kind: 'eml', part })
    }
  }

  try {
    for (const given of paths) {
      if (typeof given !== 'string') {
        await takeNamed(given)
        continue
      }
      const about = await stat(given).catch(() => null)
      if (about?.isDirectory()) {
        for (const file of await findBelow(given)) await take(onDisk(file), kindByName(file)!)
      } else {
        const kind = about && (kindByName(given) ?? (await kindByContent(given)))
        if (kind) await take(onDisk(given), kind)
        else opened.missing.push(given)
      }
    }
  } catch (error) {
    await opened.close()
    throw error
  }
  return Object.assign(opened, { files: [...files.values()] })
}

/** A file before its kind matters. */
type Found = Pick<IngestFile, 'path' | 'name' | 'folder'>

function onDisk(file: string): Found {
  return { path: file, name: file, folder: { folder: path.dirname(file) } }
}

function emailsOf(files: NamedFile[]): NamedFile[] {
  return files
    .filter(({ name }) => !path.posix.basename(name).startsWith('.') && kindByName(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** Symbolic links are not followed: one to a parent folder would never end. */
async function findBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && kindByName(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

function kindByName(file: string): Kind | undefined {
  return KINDS[path.extname(file).toLowerCase()]
}

/** For input whose name does not tell its kind, such as standard input. */
async function kindByContent(file: string): Promise<Kind | null> {
  let head = ''
  for await (const chunk of createReadStream(file, { end: 1023, encoding: 'latin1' })) head += String(chunk)
  if (head.startsWith('PK\x03\x04')) return 'zip'
  if (/^From .*\r?\n>?[!-9;-~]+[ \t]*:/.test(head)) return 'mbox'
  if (/^(?:\xef\xbb\xbf)?[!-9;-~]+[ \t]*:[^\n]*\n/.test(head)) return 'eml'
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s|!--|[a-z][a-z\d]*[\s>/])/i.test(head) ? 'html' : null
}

/** The bytes of an email, or null if it exceeds the size limit; then it is not read at all. */
export async function readIngestFile({ path: file, part }: IngestFile): Promise<Uint8Array | null> {
  const size = part ? part.end - part.start : (await stat(file)).size
  if (size > messageBytesMax()) return null
  return part ? readMessage(file, part) : readFile(file)
}

export type SidecarRead = { ok: true; sidecar: Sidecar } | Refusal

/** `name.json` next to `name.eml`; for a mailbox it applies to all messages. A missing file counts as an empty one. */
export async function readSidecar({
  path: file,
  folder,
}: Pick<IngestFile, 'path' | 'folder'>): Promise<SidecarRead> {
  const { name } = path.parse(folder.name ?? file)
  const json = await readFile(pathBeside(folder, `${name}.json`) ?? '', 'utf8').catch(() => null)
  if (json === null) return { ok: true, sidecar: {} }
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { ok: false, reason: `${name}.json beside it is not valid JSON` }
  }
  const result = sidecarSchema.safeParse(value)
  if (result.success) return { ok: true, sidecar: result.data }
  return {
    ok: false,
    reason: `${name}.json beside it: ${z.prettifyError(result.error).replace(/\s+/g, ' ')}`,
  }
}
