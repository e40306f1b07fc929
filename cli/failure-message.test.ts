import { expect, test } from 'vitest'
import { StartError } from '#app/platform/lib/errors.ts'
import { failureMessage } from './failure-message.ts'

const refused = Object.assign(new Error("EROFS: read-only file system, open '/data/files/a'"), {
  code: 'EROFS',
})
const full = Object.assign(new Error('write'), { code: 'ENOSPC' })

/** The error of the storage library. */
function cannotWrite(cause: Error): Error {
  return Object.assign(new Error('Cannot write file at location "a"', { cause }), {
    code: 'E_CANNOT_WRITE_FILE',
  })
}

test.each([
  [cannotWrite(refused), /^A file could not be stored \(EROFS: read-only file system, .+\)\. Check that /],
  [cannotWrite(full), /^The disk is full\./],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), /^The disk is full\./],
  [new Error('Failed query: select', { cause: new Error('no such table') }), 'no such table'],
  [new StartError('Start it.', { cause: refused }), 'Start it.'],
  [new Error('plain'), 'plain'],
  ['thrown as it is', 'thrown as it is'],
])('%s', (error, words) => {
  expect(failureMessage(error)).toMatch(words)
})
