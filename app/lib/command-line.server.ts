import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root.server.ts'

/** A command as its reader types it: through npm in a checkout, by its name where only the built program is. */
export function commandLine(command: string): string {
  const isCheckout = existsSync(path.join(projectRoot(), 'scripts/mailshelf.mjs'))
  return isCheckout ? `npm run mailshelf -- ${command}` : `mailshelf ${command}`
}
