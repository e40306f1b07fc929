import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const PAGES = globSync(['*.md', 'docs/**/*.md', 'app/*/README.md', 'bench/README.md'], { cwd: ROOT })
const IN_CODE = /`([^`]+)`/g
const PATH = /^(?:app|bench|cli|deploy|docs|e2e|packages|resilience|scripts|server|test)\/[\w./-]+$/

const read = (page: string) => readFileSync(path.join(ROOT, page), 'utf8')

test.each(PAGES)('%s names files that exist', (page) => {
  const code = [...read(page).matchAll(IN_CODE)].map(([, text]) => text!).filter((text) => PATH.test(text))
  // The changelog may name files that are gone.
  const named = page === 'CHANGELOG.md' ? [] : code
  const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, to]) =>
    path.join(path.dirname(page), to!),
  )
  expect([...named, ...links].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
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
