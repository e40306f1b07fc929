import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeLicenses } from './licenses.mjs'

function temporary() {
  const folder = mkdtempSync(path.join(tmpdir(), 'licenses-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const list = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'list.json'), 'utf8'))

test('lists what is installed, with license and notice, and each text once', () => {
  const [root, folder] = [temporary(), temporary()]
  const add = (name: string, files: Record<string, string>) => {
    mkdirSync(path.join(root, 'node_modules', name), { recursive: true })
    for (const [file, text] of Object.entries(files))
      writeFileSync(path.join(root, 'node_modules', name, file), text)
  }
  add('one', { LICENSE: 'Terms\n', 'NOTICE.txt': 'Thanks', 'license.js': 'code' })
  add('two', { 'licence.md': 'Same' })
  add('@scope/three', { COPYING: 'Same' })
  add('bare', { 'README.md': 'MIT' })
  const entry = { version: '1.0.0', license: 'MIT' }
  const names = ['two', 'one', '@scope/three', 'bare', 'other-system']
  const packages = {
    '': { dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) },
    ...Object.fromEntries(names.map((name) => [`node_modules/${name}`, entry])),
  }
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
  writeLicenses(root, folder)

  const found = list(folder) as { name: string; text?: number }[]
  expect(found.map(({ name }) => name)).toEqual(['@scope/three', 'bare', 'one', 'two'])
  const texts = found.map(({ text }) =>
    text === undefined ? undefined : readFileSync(path.join(folder, `${text}.txt`), 'utf8'),
  )
  expect(texts).toEqual(['Same', undefined, 'Terms\n\nThanks', 'Same'])
  expect(readdirSync(folder)).toHaveLength(3)
})

test('the packages of this project have a license, and almost all a text', () => {
  const folder = temporary()
  writeLicenses(path.resolve(import.meta.dirname, '..'), folder)
  const packages = list(folder) as { name: string; version: string; license?: string; text?: number }[]
  expect(packages.length).toBeGreaterThan(300)
  expect(packages.filter(({ license }) => !license)).toEqual([])
  expect(packages.filter(({ text }) => text === undefined).length).toBeLessThan(packages.length / 20)
  const named = packages.map(({ name, version }) => `${name}@${version}`)
  expect(new Set(named).size).toBe(named.length)
  for (const name of ['react', 'sharp', 'lucide-react', 'axe-core'])
    expect(packages.find((each) => each.name === name)?.text, name).toBeDefined()
  expect(existsSync(path.join(folder, `${packages.length}.txt`))).toBe(false)
})
