import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'

/** A package of which Mailshelf consists; `text` is the number of its license text, if it has one. */
export type LicensedPackage = { name: string; version: string; license: string; text?: number }

const read = (file: string) => readFile(path.join(projectRoot(), 'build/server/licenses', file), 'utf8')

/** The packages, as the build has listed them; none where nothing was built. */
export async function listLicenses(): Promise<LicensedPackage[]> {
  return JSON.parse(await read('list.json').catch(() => '[]'))
}

export function readLicense(text: number): Promise<string> {
  return read(`${text}.txt`)
}
