import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Whom the letters in a data folder's outbox are for, one entry a letter. */
export function lettersIn(dataDir: string): string[] {
  const folder = path.join(dataDir, 'outbox')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map(
      (name) => /^To: .*?([\w.+-]+@[\w.-]+)/im.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1] ?? '',
    )
}
