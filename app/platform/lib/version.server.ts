import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root.server.ts'

/** The version of Mailshelf, from its package.json. */
export function version(): string {
  const manifest = readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
