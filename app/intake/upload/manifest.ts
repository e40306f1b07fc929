import { UPLOAD_FILES_MAX, UPLOAD_NAME_MAX, type UploadFile } from './limits.ts'

/** A line for each file: its size in bytes, a tab, its name with its folders. */
export function writeManifest(files: UploadFile[]): string {
  return files.map(({ name, size }) => `${size}\t${name}`).join('\n')
}

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
