import { UPLOAD_FILES_MAX, UPLOAD_NAME_MAX, type UploadFile } from './limits.ts'

/** A line for each file: its size in bytes, a tab, its name with its folders. */
export function writeManifest(files: UploadFile[]): string {
  return files.map(({ name, size }) => `${size}\t${name}`).join('\n')
}

/** The longest list of files that is read. */
export const MANIFEST_CHARS_MAX = 2_000_000

/** The files of a manifest; null if it is none, or too long to be one. */
export function readManifest(text: string): UploadFile[] | null {
  if (text.length > MANIFEST_CHARS_MAX) return null
  const lines = text.split('\n', UPLOAD_FILES_MAX + 1)
  const files = lines.map((line) => {
    const tab = line.indexOf('\t')
    const size = tab > 0 && tab <= 15 ? Number(line.slice(0, tab)) : NaN
    const name = line.slice(tab + 1)
    const isFile = Number.isSafeInteger(size) && size >= 0 && name !== '' && name.length <= UPLOAD_NAME_MAX
    return isFile && !name.includes('\0') ? { name, size } : null
  })
  return files.every((file) => file !== null) ? files : null
}

const PART_MAX = 100

/** A path below a folder for a file of an upload: no parent folders, nothing hidden, no characters a system refuses. */
export function safePath(name: string): string {
  const parts = name
    .split(/[\\/]/)
    .map((part) => part.replace(/[\p{Cc}<>:"|?*]/gu, '_').replace(/^\.+/, ''))
    .filter((part) => part !== '')
    .map(shortened)
  return parts.slice(-8).join('/') || 'file'
}

/** The end is kept: it says what kind of file it is. */
function shortened(part: string): string {
  return part.length > PART_MAX ? part.slice(0, 20) + part.slice(20 - PART_MAX) : part
}
