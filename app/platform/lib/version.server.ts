import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project-root.server.ts'

export function version(): string {
  const manifest = readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
