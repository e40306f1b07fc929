import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root.server.ts'

/** A command as the user types it: with npm in a checkout, else by its name. */
export function commandLine(command: string): string {
  const isCheckout = existsSync(path.join(projectRoot(), 'scripts/mailshelf.mjs'))
  return isCheckout ? `npm run mailshelf -- ${command}` : `mailshelf ${command}`
}
