/** The fenced blocks of the documentation, for its tests. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

export type Block = {
  page: string
  line: number
  /** All that follows the fence: a language, then words for the tests, such as `sh not-run: reason`. */
  info: string
  language: string
  notRun?: string
  text: string
}

/** The blocks of a page, or of all pages in a folder, without their indentation. */
export function blocksOf(pageOrFolder: string): Block[] {
  const pages = pageOrFolder.endsWith('.md')
    ? [pageOrFolder]
    : globSync(`${pageOrFolder}/**/*.md`, { cwd: ROOT })
  return pages.flatMap((page) => {
    const content = readFileSync(path.join(ROOT, page), 'utf8')
    return Array.from(
      content.matchAll(/^( *)```(.+)\n([\s\S]*?)\n *```$/gm),
      ({ index, 1: indent, 2: info, 3: text }) => ({
        page,
        line: content.slice(0, index).split('\n').length,
        info: info!,
        language: info!.split(' ')[0]!,
        notRun: /^sh not-run: (.+)$/.exec(info!)?.[1],
        text: text!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      }),
    )
  })
}
