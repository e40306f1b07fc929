import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

const CHANGES = '### Added\n\n- A gallery.\n\n### Fixed\n\n- $& and $1 in subjects.\n'
let folder: string
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const manifest = { name: 'shelf', version: '0.9.0' }
  write('check.mjs', `import { existsSync } from 'node:fs'\nprocess.exit(existsSync('broken') ? 1 : 0)\n`)
  const check = 'node check.mjs'
  write('package.json', `${JSON.stringify({ ...manifest, scripts: { check } }, null, 2)}\n`)
  write('package-lock.json', JSON.stringify({ ...manifest, lockfileVersion: 3, packages: { '': manifest } }))
  write('CHANGELOG.md', `# Changelog\n\n## [Unreleased]\n\n${CHANGES}\n## [0.9.0] - 2026-11-28\n\n- Older.\n`)
  write('docs/upgrade.md', '# Upgrade\n\n### 1.0\n\nNothing.\n')
  write('app/platform/db/released.json', '{ "migration": "0000_old", "number": 5, "oldest": 3 }\n')
  write('app/platform/db/sql/number.json', '{ "number": 7, "oldest": 4, "sha256": "…" }')
  const entries = [{ tag: '0000_old' }, { tag: '0001_new' }]
  write('app/platform/db/migrations/meta/_journal.json', JSON.stringify({ entries }))
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Test')
  git('config', 'user.email', 'test@example.com')
  commit()
})

function commit() {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Change something')
}

function release(version = '1.0.0') {
  const script = path.join(import.meta.dirname, 'release.mjs')
  return spawnSync(process.execPath, [script, version], { cwd: folder, encoding: 'utf8' })
}

test('sets the version everywhere, dates the changes, and tags the commit with them', () => {
  const today = () => new Date().toISOString().slice(0, 10)
  const before = today()
  const { status, stdout, stderr } = release()
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('git push origin main v1.0.0')

  expect(JSON.parse(read('package.json')).version).toBe('1.0.0')
  const lock = JSON.parse(read('package-lock.json'))
  expect([lock.version, lock.packages[''].version]).toEqual(['1.0.0', '1.0.0'])
  const day = /\[1\.0\.0\] - (.+)/.exec(read('CHANGELOG.md'))![1]!
  // A day may have begun meanwhile.
  expect([before, today()]).toContain(day)
  expect(read('CHANGELOG.md')).toBe(
    `# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - ${day}\n\n${CHANGES}\n## [0.9.0] - 2026-11-28\n\n- Older.\n`,
  )
  expect(JSON.parse(read('app/platform/db/released.json'))).toEqual({
    version: 'v1.0.0',
    commit: git('rev-parse', 'HEAD~1'),
    migration: '0001_new',
    number: 7,
    oldest: 4,
  })

  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '-1', '--format=%s')).toBe('Set the version to 1.0.0')
  expect(git('cat-file', '-t', 'v1.0.0')).toBe('tag')
  expect(git('rev-parse', 'v1.0.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
  expect(git('for-each-ref', '--format=%(contents)', 'refs/tags/v1.0.0')).toBe(
    `Mailshelf 1.0.0\n\n${CHANGES.trim()}`,
  )
  // Nothing is left to release.
  expect(release('1.0.1').stderr).toBe('CHANGELOG.md has no changes under Unreleased.\n')
})

const replace = (file: string, from: string, to: string) => write(file, read(file).replace(from, to))

test.each<[string, string, () => void]>([
  ['1.0', 'Name the version: npm run release -- 1.0.0', () => {}],
  ['0.9.0', 'The version is 0.9.0 already.', () => {}],
  ['0.8.10', 'The version is 0.9.0 already.', () => {}],
  ['1.0.0', 'There are changes that are not committed.', () => write('new.txt', '')],
  ['1.0.0', 'Releases are made on main.', () => git('switch', '--quiet', '--create', 'other')],
  ['1.0.0', 'The tag v1.0.0 exists.', () => git('tag', 'v1.0.0')],
  [
    '1.0.0',
    'CHANGELOG.md has no changes under Unreleased.',
    () => (replace('CHANGELOG.md', CHANGES, ''), commit()),
  ],
  [
    '1.0.0',
    'CHANGELOG.md has “### Added” twice under Unreleased.',
    () => (replace('CHANGELOG.md', '### Fixed', '### Added'), commit()),
  ],
  ['1.1.0', 'docs/upgrade.md has no notes for 1.1.', () => {}],
  ['1.0.0', 'npm run check found something.', () => (write('broken', ''), commit())],
])('%s is refused: %s', (version, reason, prepare) => {
  prepare()
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]
  const { status, stderr } = release(version)
  expect(status).toBe(1)
  expect(stderr).toBe(`${reason}\n`)
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual(before)
})
