/**
 * `npm run sbom`: the packages of which a running gallery consists, in CycloneDX. `npm sbom --omit dev` leaves out every
 * package that is a development dependency of another one, such as react, so npm gets a lockfile without those of ours.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './prepare.mjs'
import { BUNDLED, productionPackages } from './production-packages.mjs'

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const { name, version, license, dependencies, optionalDependencies, devDependencies, overrides } = manifest
const bundled = Object.fromEntries(BUNDLED.map((each) => [each, devDependencies[each]]))
const product = {
  name,
  version,
  license,
  dependencies: { ...dependencies, ...bundled },
  optionalDependencies,
  overrides,
}
const packages = Object.fromEntries(productionPackages(root, { alsoBundled: true }))

const folder = mkdtempSync(path.join(tmpdir(), 'mailshelf-sbom-'))
const write = (/** @type {string} */ file, /** @type {unknown} */ content) =>
  writeFileSync(path.join(folder, file), JSON.stringify(content))
write('package.json', product)
write('package-lock.json', { ...lock, packages: { '': product, ...packages } })
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
const shell = process.platform === 'win32'
const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell })
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1
