import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

let root: string | undefined

/** The folder with Mailshelf's package.json, both in a checkout and in the build. */
export function projectRoot(): string {
  root ??= findRoot(import.meta.dirname)
  return root
}

function findRoot(folder: string): string {
  const manifest = path.join(folder, 'package.json')
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'mailshelf') return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('Mailshelf’s folder was not found')
  return findRoot(parent)
}
