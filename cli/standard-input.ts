import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { archiveBytesMax } from '#app/intake/ingest/limits.server.ts'
import { StartError } from '#app/platform/lib/errors.ts'
import { makeTemporaryFolder } from '#app/platform/lib/temporary-folder.server.ts'

const FILE = 'standard-input'

/** The name to show for a file: standard input was written to a temporary file. */
export function nameOfInput(file: string): string {
  return file.replace(new RegExp(`^.*[\\\\/]mailshelf-input-[^\\\\/]+[\\\\/]${FILE}`), 'standard input')
}

/**
 * Runs `import` with standard input as a file in place of `-`. It is written to disk first, because the server may run
 * the command, with another standard input, and because mailboxes are read twice.
 */
export async function withStandardInput<T>(
  argv: string[],
  run: (argv: string[]) => Promise<T>,
  input: NodeJS.ReadableStream = process.stdin,
): Promise<T> {
  if (argv[0] !== 'import' || !argv.includes('-')) return run(argv)
  const folder = await makeTemporaryFolder('input')
  const file = path.join(folder, FILE)
  const limit = archiveBytesMax()
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      done(
        bytes > limit ? new StartError('Standard input is larger than ARCHIVE_MB_MAX allows.') : null,
        chunk,
      )
    },
  })
  try {
    await pipeline(input, counter, createWriteStream(file, { mode: 0o600 }))
    return await run(argv.map((word) => (word === '-' ? file : word)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
