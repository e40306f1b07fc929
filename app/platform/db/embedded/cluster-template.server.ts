import fs from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'

const BLOCK = 512
const FOLDER = '5'

/** Unpacks the empty database of a build (scripts/cluster-template.mjs); false in a checkout, which has none. */
export async function unpackClusterTemplate(folder: string): Promise<boolean> {
  const build = path.join(projectRoot(), 'build/server')
  if (!import.meta.dirname.startsWith(build)) return false
  unpackTar(await promisify(gunzip)(await readFile(path.join(build, 'cluster.tar.gz'))), folder)
  return true
}

/** Unpacks a tar whose names begin with a slash, and whose folders come before their files. */
export function unpackTar(tar: Buffer, folder: string): void {
  for (let at = 0; tar[at];) {
    const header = tar.subarray(at, at + BLOCK)
    const target = path.join(folder, text(header, 0, 100))
    const size = Number.parseInt(text(header, 124, 12), 8)
    const start = at + BLOCK
    if (text(header, 156, 1) === FOLDER) fs.mkdirSync(target, { recursive: true, mode: 0o700 })
    else fs.writeFileSync(target, tar.subarray(start, start + size), { mode: 0o600 })
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
}

function text(header: Buffer, start: number, length: number): string {
  return header.toString('utf8', start, start + length).split('\0', 1)[0]!
}
