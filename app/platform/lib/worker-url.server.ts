import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './project-root.server.ts'

/**
 * The URL of a worker thread's file: its bundle next to the server's in a build, else its source (Node strips the
 * types). `source` is relative to the project; `vite.config.ts` lists it among the inputs by its base name.
 */
export function workerUrl(source: string): URL {
  const build = path.join(projectRoot(), 'build/server')
  const isBuilt = import.meta.dirname.startsWith(build)
  const file = isBuilt
    ? path.join(build, `${path.basename(source, '.ts')}.js`)
    : path.join(projectRoot(), source)
  return pathToFileURL(file)
}
