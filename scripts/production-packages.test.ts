import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BUNDLED, nameAt, productionPackages } from './production-packages.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

test('BUNDLED names every development package that the product is built from', () => {
  const sources = globSync('{app,server,cli}/**/*.{ts,tsx,css}', { cwd: ROOT })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  const used = Object.keys(devDependencies)
    // The engine before this one is only loaded where it is installed.
    .filter((name) => name !== 'vite' && name !== 'pglite-previous' && !name.startsWith('@react-router/'))
    .filter((name) => sources.some((text) => text.includes(`'${name}/`) || text.includes(`'${name}'`)))
  expect(used.toSorted()).toEqual(BUNDLED.toSorted())
})

test('npm run sbom lists every package of a running gallery, with its license', () => {
  const shell = process.platform === 'win32'
  const output = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, encoding: 'utf8', shell })
  const { bomFormat, metadata, components } = JSON.parse(output) as {
    bomFormat: string
    metadata: { component: { type: string; version: string } }
    components: { purl: string; licenses?: unknown[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  expect(metadata.component).toMatchObject({ type: 'application' })
  const listed = components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', '')))
  const places = productionPackages(ROOT, { alsoBundled: true })
  const wanted = [...places].map(([place, { version }]) => `${nameAt(place)}@${version}`)
  expect(new Set(listed)).toEqual(new Set(wanted))
  expect(listed).toEqual(expect.arrayContaining([`react@${dependencies['react']}`]))
  expect(listed.filter((name) => name.startsWith('vitest@'))).toEqual([])
  expect(components.filter(({ licenses }) => !licenses?.length)).toEqual([])
})
