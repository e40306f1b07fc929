/** The files of app/ that no page of a visitor is made of: those of administrators, tests, work in the background. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './source-files.mjs'

const IMPORTED = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** @returns {string[]} paths from the project's folder */
export function filesBesideVisitors() {
  const files = new Set(sourceFiles('app'))
  const ofVisitors = new Set()
  const found = [...files].filter(
    (file) =>
      /^app\/(?:root|entry\.\w+)\.tsx$|^app\/routes\/(?!admin\/)/.test(file) && !/\.test\./.test(file),
  )
  while (found.length > 0) {
    const file = found.pop()
    if (!files.has(file) || ofVisitors.has(file)) continue
    ofVisitors.add(file)
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      found.push(
        specifier.startsWith('#app/')
          ? specifier.slice(1)
          : path.posix.join(path.posix.dirname(file), specifier),
      )
    }
  }
  return [...files].filter((file) => !ofVisitors.has(file))
}
