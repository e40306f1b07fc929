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
} from '#app/intake/ingest/limits.server.ts'
import { type EmailFolder, type NamedFile, pathBeside } from './named-files.ts'
import { isUnnamed, kindByName, type MailFileKind, whyNotRead } from './mail-files.ts'
import { findMessages, hasLabel, type MailboxPart, readMessage } from './mailbox.server.ts'
import type { EmailKind } from '#app/intake/ingest/prepare.server.ts'
import type { Refusal } from '#app/intake/ingest/prepared-email.ts'
import { makeTemporaryFolder } from '#app/platform/lib/temporary-folder.server.ts'
import { sidecarSchema, type Sidecar } from '#app/intake/ingest/schema.ts'
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
  missing: string[]
  refused: { name: string; reason: string }[]
  /** What was left out: files of other kinds, and messages without the label that was asked for. */
  skipped: { name: string; reason: string }[]
  /** Removes unpacked files; always call it, even after an error. */
  close(): Promise<void>
}

/** Files that were written with `namePaths`. */
export type NamedFolder = { folder: string; files: NamedFile[] }

/** Emails at and below `paths`, in name order, each once; mailboxes and archives are opened. */
export async function openIngestFiles(
  paths: (string | NamedFolder)[],
  { label }: { label?: string } = {},
): Promise<IngestFiles> {
  const files = new Map<string, IngestFile>()
  const folders: string[] = []
  const unpackedTotal: UnpackedTotal = { bytes: 0, files: 0, names: 0 }
  let inMailboxes = 0
  const opened: IngestFiles = {
    files: [],
    missing: [],
    refused: [],
    skipped: [],
    async close() {
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }

  /** A file whose name may not tell what it is; `inFolder` is the name by which it may. */
  async function takeFound(file: Found, inFolder: string, inArchive = false): Promise<void> {
    const kind = kindByName(inFolder) ?? (isUnnamed(inFolder) ? await kindByContent(file.path) : null)
    if (kind) return take(file, kind, inArchive)
    const reason = whyNotRead(inFolder)
    if (reason) opened.skipped.push({ name: file.name, reason })
  }

  async function take(file: Found, kind: MailFileKind, inArchive = false): Promise<void> {
    if (kind === 'eml' || kind === 'html') return void files.set(file.path, { ...file, kind })
    const { name } = file
    if (kind === 'mbox') return takeMailbox(file)
    const { size } = await stat(file.path)
    if (size > archiveBytesMax()) return void opened.refused.push({ name, reason: tooLargeArchive() })
    if (inArchive)
      return void opened.refused.push({ name, reason: 'archives inside archives are not supported' })
    const folder = await makeTemporaryFolder('archive')
    folders.push(folder)
    const unpacked = await unpack(file.path, folder, unpackedTotal)
    if (!unpacked.ok) return void opened.refused.push({ name, reason: unpacked.reason })
    await takeNamed({ folder, files: unpacked.files }, `${name}/`)
  }

  async function takeNamed({ folder, files: named }: NamedFolder, archive?: string): Promise<void> {
    for (const { path: file, name } of visible(named)) {
      const found = { path: file, name: `${archive ?? ''}${name}`, folder: { folder, name } }
      await takeFound(found, name, archive !== undefined)
    }
  }

  async function takeMailbox({ path: file, name, folder }: Found): Promise<void> {
    const parts: MailboxPart[] = []
    let others = 0
    for await (const part of findMessages(file)) {
      if (label && !(await hasLabel(file, part, label))) {
        others += 1
        continue
      }
      if (inMailboxes + parts.length === MAILBOX_MESSAGES_MAX)
        return void opened.refused.push({ name, reason: tooManyMessages })
      parts.push(part)
    }
    if (others > 0) opened.skipped.push({ name, reason: withoutLabel(others, label!) })
    else if (parts.length === 0) opened.refused.push({ name, reason: 'it contains no messages' })
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
        for (const file of await findBelow(given)) await takeFound(onDisk(file), file)
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

type Found = Pick<IngestFile, 'path' | 'name' | 'folder'>

function onDisk(file: string): Found {
  return { path: file, name: file, folder: { folder: path.dirname(file) } }
}

function visible(files: NamedFile[]): NamedFile[] {
  return files
    .filter(({ name }) => !path.posix.basename(name).startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** Symbolic links are not followed: one to a parent folder would never end. */
async function findBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

function withoutLabel(count: number, label: string): string {
  return count === 1
    ? `1 message doesn’t have the label “${label}”`
    : `${count.toLocaleString('en')} messages don’t have the label “${label}”`
}

/** For input whose name does not tell its kind, such as standard input. */
async function kindByContent(file: string): Promise<MailFileKind | null> {
  let head = ''
  for await (const chunk of createReadStream(file, { end: 1023, encoding: 'latin1' })) head += String(chunk)
  if (head.startsWith('PK\x03\x04')) return 'zip'
  if (/^From .*\r?\n>?[!-9;-~]+[ \t]*:/.test(head)) return 'mbox'
  if (/^(?:\xef\xbb\xbf)?[!-9;-~]+[ \t]*:[^\n]*\n/.test(head)) return 'eml'
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s|!--|[a-z][a-z\d]*[\s>/])/i.test(head) ? 'html' : null
}

/** The bytes of an email, or null if it exceeds the size limit; then it is not read at all. */
export async function readIngestFile({ path: file, name, part }: IngestFile): Promise<Uint8Array | null> {
  const size = part ? part.end - part.start : (await stat(file)).size
  if (size > messageBytesMax()) return null
  if (part) return readMessage(file, part)
  const bytes = await readFile(file)
  return /\.emlx$/i.test(name) ? withinEmlx(bytes) : bytes
}

/** The message of Apple Mail's file, whose first line is its length in bytes; behind it are its flags. */
function withinEmlx(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from(bytes.subarray(0, EMLX_LENGTH_CHARS)).toString('latin1')
  const length = /^\s{0,8}(\d{1,12})[ \t]{0,20}\r?\n/.exec(head)
  return length ? bytes.subarray(length[0].length, length[0].length + Number(length[1])) : bytes
}

const EMLX_LENGTH_CHARS = 64

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
