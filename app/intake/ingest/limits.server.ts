import { env } from '#app/platform/lib/env.server.ts'

const MEGABYTE = 1024 * 1024

/** A larger message is rejected unread; the big mail providers have about the same limit. */
export function messageBytesMax(): number {
  return env().MAX_MESSAGE_MB * MEGABYTE
}

/** Also of the unpacked contents of an archive. */
export function archiveBytesMax(): number {
  return env().ARCHIVE_MB_MAX * MEGABYTE
}

export function tooLargeMessage(): string {
  return `it is larger than ${env().MAX_MESSAGE_MB} MB`
}

export function tooLargeArchive(): string {
  return `it holds more than ${env().ARCHIVE_MB_MAX} MB`
}

/** Unpacked contents of all archives of one import together, in archives of the largest size. */
const ARCHIVES_MAX = 4
/** Files unpacked from all archives of one import, and the characters of their names: both are listed in memory. */
export const UNPACKED_FILES_MAX = 200_000
export const UNPACKED_NAMES_MAX = 30_000_000

export function unpackedBytesMax(): number {
  return ARCHIVES_MAX * archiveBytesMax()
}

export function tooLargeArchives(): string {
  return `the archives of one import may hold ${ARCHIVES_MAX * env().ARCHIVE_MB_MAX} MB; import them separately`
}

export const tooManyUnpacked = 'the archives of one import may hold 200,000 files; import them separately'

/** Messages in all mailboxes of one import together: each is listed in memory before the first is imported. */
export const MAILBOX_MESSAGES_MAX = 100_000

export const tooManyMessages =
  'the mailboxes of one import may hold 100,000 messages; split it and import the parts separately'
