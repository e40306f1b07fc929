/**
 * Writes the table of what email clients support, `app/inspection/checks/support/client-support.json`, from the data of
 * caniemail.com in the npm package of that name. The package is taken at a pinned version and checked before it is
 * read; it is no dependency, because the table is a fortieth of its size and all that is used.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const VERSION = '2.0.2'
const INTEGRITY =
  'sha512-lvhn4RrF2Ae3PQA3HMOVGxFPqPAxfv8HWp+xUSqJPumbzFUzQGVgFG0nl8s0sjSoBd2PgmAqB5xRF0wcPbrVcA=='
const TARGET = 'app/inspection/checks/support/client-support.json'

const folder = mkdtempSync(path.join(tmpdir(), 'client-support-'))
try {
  const packed = execFileSync('npm', ['pack', `caniemail@${VERSION}`, '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
  const archive = path.join(folder, packed)
  const hash = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (hash !== INTEGRITY) throw new Error(`caniemail ${VERSION} is not the package that was pinned`)
  execFileSync('tar', ['xzf', archive, '-C', folder])
  const data = JSON.parse(readFileSync(path.join(folder, 'package/data/caniemail.json'), 'utf8'))
  writeFileSync(TARGET, `${JSON.stringify(tableOf(data), null, 1)}\n`)
} finally {
  rmSync(folder, { recursive: true })
}

/**
 * The table: for every feature one letter for each client: y, n, a (partly), u (unknown), or a dash if it was not
 * tested.
 */
function tableOf({ data, last_update_date }) {
  const clients = [
    ...new Set(
      data.flatMap(({ stats }) =>
        Object.entries(stats).flatMap(([family, platforms]) =>
          Object.keys(platforms).map((platform) => `${family}.${platform}`),
        ),
      ),
    ),
  ].toSorted((a, b) => (a < b ? -1 : 1))
  const features = data
    .map(({ slug, title, stats }) => [
      slug,
      { title, support: clients.map((client) => letterOf(stats, client)).join('') },
    ])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    source: `caniemail.com, by Rémi Parmentier and the community, MIT license; npm caniemail ${VERSION}`,
    date: last_update_date.slice(0, 10),
    clients,
    features: Object.fromEntries(features),
  }
}

/** The letter for the latest version that was tested. */
function letterOf(stats, client) {
  const [family, platform] = client.split('.')
  return Object.values(stats[family]?.[platform] ?? {}).at(-1)?.[0] ?? '-'
}
