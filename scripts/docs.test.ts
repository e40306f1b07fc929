import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { blocksOf } from './docs-blocks.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const PAGES = globSync(['*.md', 'docs/**/*.md', 'app/*/README.md', 'bench/README.md'], { cwd: ROOT })
const IN_CODE = /`([^`]+)`/g
const PATH = /^(?:app|bench|cli|deploy|docs|e2e|packages|resilience|scripts|server|test)\/[\w./-]+$/
/** A file or a folder, as the README of a module names it. */
const PATH_IN_MODULE = /^[a-z][\w.-]*(?:\/[\w.-]+)*(?:\/|\.tsx?|\/[\w-]+)$/
/** A file of the sources by the end of its path, such as `tar.server.ts`. */
const SOURCE = /^[\w./-]+\.(?:tsx?|mjs|sql)$/
const SOURCES = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')

const read = (page: string) => readFileSync(path.join(ROOT, page), 'utf8')

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(page: string): string[] {
  return Array.from(read(page).matchAll(/^#{1,6} (.+)$/gm), ([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(PAGES)('%s names files and headings that exist', (page) => {
  // The changelog may name files that are gone.
  const code = page === 'CHANGELOG.md' ? [] : Array.from(read(page).matchAll(IN_CODE), ([, text]) => text!)
  const named = code.filter((text) => PATH.test(text))
  const sources = code.filter((text) => SOURCE.test(text))
  expect(sources.filter((end) => !SOURCES.some((file) => `/${file}`.endsWith(`/${end}`)))).toEqual([])
  const links = Array.from(
    read(page).matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]+))?\)/g),
    ([, to, anchor]) => ({
      file: to ? path.join(path.dirname(page), to) : page,
      anchor,
    }),
  )
  const missing = [...named, ...links.map(({ file }) => file)].filter(
    (file) => !existsSync(path.join(ROOT, file)),
  )
  expect(missing).toEqual([])
  const dead = links.filter(({ file, anchor }) => anchor && !anchorsOf(file).includes(anchor))
  expect(dead).toEqual([])
})

test.each(globSync('app/*/README.md', { cwd: ROOT }))('%s names files of its module that exist', (page) => {
  const module = path.dirname(page)
  const missing = read(page)
    .split('\n')
    .flatMap((line) => {
      const code = Array.from(line.matchAll(IN_CODE), ([, text]) => text!)
      const named = code.filter((text) => PATH_IN_MODULE.test(text))
      // A line may go on in the folder that it names first.
      const folders = ['.', 'app', module, path.join(module, named[0] ?? '')]
      return named.filter((name) => !folders.some((folder) => existsSync(path.join(ROOT, folder, name))))
    })
  expect(missing).toEqual([])
})

test('docs/architecture.md names what its files contain', () => {
  const named = [...read('docs/architecture.md').matchAll(/`(\w+)`(?: and `(\w+)`)? in `([^`]+)`/g)]
  expect(named.length).toBeGreaterThan(10)
  const missing = named.filter(([, one, two, file]) =>
    [one, two].some((name) => name && !read(file!).includes(name)),
  )
  expect(missing.map(([text]) => text)).toEqual([])
})

test('docs/architecture.md lists every cron job', () => {
  const jobs = globSync('app/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts') && /\bcron: ['`]/.test(read(file)),
  )
  const [, table = ''] = read('docs/architecture.md').split('### Cron jobs')
  expect(jobs.length).toBeGreaterThan(10)
  expect(jobs.filter((file) => !table.includes(file.replaceAll(path.sep, '/')))).toEqual([])
})

test('every block of commands is run by a test, or says why not', () => {
  const blocks = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs'].flatMap(blocksOf)
  const shells = blocks.filter(({ language }) => /^(?:sh|bash|shell|console|zsh)$/.test(language))
  expect(shells.length).toBeGreaterThan(10)
  // docs-commands.long.test.ts runs those whose language is all that they say.
  expect(shells.filter(({ info, notRun }) => info !== 'sh' && !notRun)).toEqual([])
})

test('npm scripts that pages name exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = PAGES.filter((page) => page !== 'CHANGELOG.md').flatMap((page) =>
    Array.from(read(page).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g), ([, name]) => name!),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})
