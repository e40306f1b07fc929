import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './project-root.server.ts'

/** The URL of a worker's file: its bundle in a build (an input of `vite.config.ts`), else its source. */
export function workerUrl(source: string): URL {
  const build = path.join(projectRoot(), 'build/server')
  const isBuilt = import.meta.dirname.startsWith(build)
  const file = isBuilt
    ? path.join(build, `${path.basename(source, '.ts')}.js`)
    : path.join(projectRoot(), source)
  return pathToFileURL(file)
}
