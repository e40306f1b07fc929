import path from 'node:path'
import { projectRoot } from './project-root.server.ts'

/** A command as its reader types it: through npm in a checkout, by its name where npm installed it. */
export function asTyped(command: string): string {
  const installed = projectRoot().split(path.sep).includes('node_modules')
  return installed ? `mailshelf ${command}` : `npm run mailshelf -- ${command}`
}
