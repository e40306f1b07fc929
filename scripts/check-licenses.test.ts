import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** What the check says about a gallery that needs a package, which needs another one with this license. */
function check(license: string | undefined, { name = 'deep', dev = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'licenses-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const packages = {
    '': { dependencies: { near: '1.0.0' }, devDependencies: { tool: '1.0.0' } },
    'node_modules/near': { version: '1.0.0', license: 'MIT', dependencies: dev ? {} : { [name]: '2.0.0' } },
    [`node_modules/near/node_modules/${name}`]: { version: '2.0.0', license },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only' },
  }
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  const script = path.join(import.meta.dirname, 'check-licenses.mjs')
  const { status, stdout } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  return status === 0 ? 'allowed' : stdout.trim()
}

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND BSD-3-Clause'])('%s is allowed', (license) => {
  expect(check(license)).toBe('allowed')
})

test.each([
  'GPL-3.0-only',
  'MIT AND AGPL-3.0-only',
  'BUSL-1.1',
  'SEE LICENSE IN LICENSE.md',
  'UNLICENSED',
  undefined,
])('%s fails the check', (license) => {
  expect(check(license)).toBe(`deep@2.0.0: ${license ?? 'no license'}`)
})

test('LGPL is allowed for the image library only, and nothing is asked of development packages', () => {
  expect(check('LGPL-3.0-or-later')).toBe('deep@2.0.0: LGPL-3.0-or-later')
  expect(check('LGPL-3.0-or-later', { name: '@img/sharp-libvips-linux-x64' })).toBe('allowed')
  expect(check('GPL-3.0-only', { dev: true })).toBe('allowed')
})
