import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every TypeScript file below a folder, as paths with forward slashes. */
export function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath.replaceAll(path.sep, '/'), entry.name))
}
