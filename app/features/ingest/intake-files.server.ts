/** Finds the emails among the paths somebody names, each with the sidecar that lies beside it. */
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { EmailKind } from './prepare.server.ts'
import { MESSAGE_BYTES_MAX, sidecarSchema, type Sidecar } from './schema.ts'

export type IntakeFile = { path: string; kind: EmailKind }

const KINDS: Record<string, EmailKind> = { '.eml': 'eml', '.html': 'html', '.htm': 'html' }

/** Emails at and below `paths`, in name order, each once; `missing` names paths where nothing is. */
export async function findIntakeFiles(paths: string[]): Promise<{ files: IntakeFile[]; missing: string[] }> {
  const files = new Map<string, IntakeFile>()
  const missing: string[] = []
  for (const given of paths) {
    const about = await stat(given).catch(() => null)
    if (!about) missing.push(given)
    else if (about.isDirectory()) {
      for (const file of await findBelow(given)) files.set(file.path, file)
    } else {
      const kind = KINDS[path.extname(given).toLowerCase()]
      if (kind) files.set(given, { path: given, kind })
      else missing.push(given)
    }
  }
  return { files: [...files.values()], missing }
}

/** Symbolic links are left alone: one that points upwards would never end. */
async function findBelow(folder: string): Promise<IntakeFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => ({
      path: path.join(entry.parentPath, entry.name),
      kind: KINDS[path.extname(entry.name).toLowerCase()],
    }))
    .filter((file): file is IntakeFile => file.kind !== undefined)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** The bytes of an email, or null when it is bigger than anything intake takes: then it is not even read. */
export async function readIntakeFile(file: string): Promise<Uint8Array | null> {
  const { size } = await stat(file)
  return size > MESSAGE_BYTES_MAX ? null : readFile(file)
}

export type SidecarRead = { ok: true; sidecar: Sidecar } | { ok: false; reason: string }

/** `name.json` beside `name.eml`; no such file is an empty one. */
export async function readSidecar(emailPath: string): Promise<SidecarRead> {
  const { dir, name } = path.parse(emailPath)
  const json = await readFile(path.join(dir, `${name}.json`), 'utf8').catch(() => null)
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
    reason: `${name}.json beside it: ${z.prettifyError(result.error).replace(/\s*\n\s*/g, ' ')}`,
  }
}
