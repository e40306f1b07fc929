/** Files whose names strangers chose. On disk each is named by a digest, so that no name is too long, taken or unsafe. */
import { createHash } from 'node:crypto'
import path from 'node:path'

export type NamedFile = { path: string; name: string }

/** The folder an email is in. `name` is the email's own where the names on disk are digests. */
export type EmailFolder = { folder: string; name?: string }

/** Returns where files of these names are written in a folder. Two files of one name are two files. */
export function namePaths(folder: string): (name: string) => NamedFile {
  const taken = new Map<string, number>()
  return (given) => {
    const name = cleanName(given)
    const first = digestPath(folder, name)
    const before = taken.get(first) ?? 0
    taken.set(first, before + 1)
    return { name, path: before === 0 ? first : `${first}-${before + 1}` }
  }
}

/** The path of a file in the folder of an email or below it; null for one that is elsewhere. */
export function pathBeside({ folder, name }: EmailFolder, relative: string): string | null {
  if (!relative || relative.includes('\0') || relative.includes('\\') || path.isAbsolute(relative))
    return null
  const inside = path.posix.normalize(relative)
  if (inside === '.' || inside === '..' || inside.startsWith('../')) return null
  if (name === undefined) return path.join(folder, inside)
  return digestPath(folder, path.posix.join(path.posix.dirname(cleanName(name)), inside))
}

function digestPath(folder: string, name: string): string {
  return path.join(folder, createHash('sha256').update(name.normalize('NFC')).digest('hex'))
}

/** With slashes between its parts, none of them a parent folder, and without control characters. */
function cleanName(name: string): string {
  const parts = name.split(/[\\/]/).filter((part) => part !== '' && part !== '.' && part !== '..')
  return (
    parts
      .join('/')
      .replace(/\p{Cc}/gu, '_')
      .toWellFormed() || 'file'
  )
}
