import path from 'node:path'
import { StartError } from '#app/platform/lib/errors.ts'

/** Describes a file error for a path the user gave; other errors are returned unchanged. */
export function fileError(file: string, error: unknown): unknown {
  const sentence = sentenceFor(file, (error as { code?: string }).code)
  return sentence ? new StartError(sentence, { cause: error }) : error
}

function sentenceFor(file: string, code: string | undefined): string | undefined {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no ${file}, or no folder ${path.dirname(file)}.`
    case 'EISDIR':
      return `${file} is a folder. Name a file.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${file} cannot be opened. Choose another path or change its permissions.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full. Free some space, then try again.`
    default:
      return undefined
  }
}
