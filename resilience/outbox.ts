import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The recipients of the emails in a data folder's outbox, one entry per email. */
export function messagesIn(dataDir: string): string[] {
  const folder = path.join(dataDir, 'outbox')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map(
      (name) => /^To: .*?([\w.+-]+@[\w.-]+)/im.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1] ?? '',
    )
}
