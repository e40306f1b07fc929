import { isBeside, isUnnamed, kindByName, whyNotRead } from '#app/intake/ingest/parse/mail-files.ts'

export const UPLOAD_FILES_MAX = 10_000
/** Of a file with its folders. */
export const UPLOAD_NAME_MAX = 400
export const PIECE_BYTES = 4 * 1024 * 1024
/** The form for browsers without scripts sends everything at once. */
export const FORM_MB_MAX = 15

export type UploadLimits = {
  /** The largest message, and the largest mailbox or archive, in bytes. */
  message: number
  archive: number
  /** All files together. */
  whole: number
}

export type UploadFile = { name: string; size: number }

export function sizeOf(files: UploadFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

export function isEmailFile(name: string): boolean {
  return kindByName(name) !== undefined || isUnnamed(name)
}

export function refusalOf({ name, size }: UploadFile, limits: UploadLimits): string | null {
  const parts = name.split('/')
  if (parts.some((part) => part.startsWith('.') || part === '__MACOSX')) return 'it is hidden'
  if (!isEmailFile(name) && !isBeside(name)) return whyNotRead(name) ?? 'no email needs it'
  if (name.length > UPLOAD_NAME_MAX) return 'its name is too long'
  if (size === 0) return 'it is empty'
  const kind = kindByName(name)
  const max = kind === 'eml' || kind === 'html' || isBeside(name) ? limits.message : limits.archive
  return size > max ? `it is larger than ${Math.floor(max / 1024 / 1024)} MB` : null
}
