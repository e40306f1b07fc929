import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const SITE = path.join(ROOT, 'build/docs')
const build = () => spawnSync(process.execPath, ['scripts/docs.mjs'], { cwd: ROOT, encoding: 'utf8' })

test('npm run docs makes a page of every page, and a dead link fails it', { timeout: 600_000 }, () => {
  rmSync(SITE, { recursive: true, force: true })
  const { status, stdout, stderr } = build()
  expect(status, stdout + stderr).toBe(0)
  const pages = execFileSync('git', ['ls-files', 'docs/**.md'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
  const built = globSync('**/*.html', { cwd: SITE, exclude: ['404.html'] })
  expect(built.length).toBe(pages.length + 3)
  const page = (name: string) => readFileSync(path.join(SITE, name), 'utf8')
  expect(page('settings.html')).toContain('DATABASE_URL')
  expect(page('install.html')).toContain('href="./settings"')
  expect(page('architecture.html')).toMatch(/<img src="[^"]+\.svg"/)
  // Without the address of a repository, its other files are named and not linked.
  expect(page('upgrade.html')).not.toContain('../CHANGELOG')

  const draft = path.join(ROOT, 'docs/unfinished.md')
  onTestFinished(() => rmSync(draft))
  writeFileSync(draft, '# Unfinished\n\n[Later](./not-written.md)\n')
  const broken = build()
  expect(broken.status).not.toBe(0)
  expect(broken.stdout + broken.stderr).toMatch(/dead link/i)
})
