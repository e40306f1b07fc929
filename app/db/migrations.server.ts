import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#app/lib/project-root.server.ts'

export function migrationsFolder(): string {
  return path.join(projectRoot(), 'app/db/migrations')
}

/** The migrations applied to a database, in order. */
export function migrationNames(): string[] {
  return journal().entries.map(({ tag }) => tag)
}

type Journal = { entries: { tag: string }[] }

function journal(): Journal {
  return JSON.parse(readFileSync(path.join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as Journal
}
