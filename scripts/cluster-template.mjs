/**
 * The empty database of a build, which its first start unpacks (app/platform/db/embedded/cluster-template.server.ts):
 * PostgreSQL takes a gigabyte of memory and three seconds to create one.
 */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** @param {string} file */
export async function writeClusterTemplate(file) {
  const made = path.resolve(`.cache/cluster-${await engineVersion()}.tar.gz`)
  if (!existsSync(made)) {
    // Imported on use only: this file is loaded in development too.
    const { PGlite } = await import('@electric-sql/pglite')
    const engine = await PGlite.create()
    const dump = await engine.dumpDataDir('gzip')
    await engine.close()
    await mkdir(path.dirname(made), { recursive: true })
    await writeFile(made, new Uint8Array(await dump.arrayBuffer()))
  }
  await copyFile(made, file)
}

/** The version of the engine: a database of another one may not fit. */
async function engineVersion() {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return JSON.parse(await readFile(path.join(main, '../../package.json'), 'utf8')).version
}
