/**
 * All URLs to attack, read from where they are declared: the route table and the server itself. New routes are included
 * automatically.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { projectRoot } from '#app/platform/lib/project-root.server.ts'
import routes from '#app/routes.ts'

export type AttackedRoute = {
  /** As declared: `/email/:slug`. */
  pattern: string
  /** Its route module; empty for the server's own URLs. */
  source: string
  /** The fields its form reads. */
  fields: string[]
  /** The values of its intent field: `edit`, `delete`, `move`. */
  choices: string[]
  /** Its query parameters: `page`, `sort`, `next`. */
  queries: string[]
  /** Whether it accepts forms. */
  writes: boolean
}

/** What forms of the settings ask for when the sign-in is not fresh. */
const REAUTHENTICATION = ['currentPassword', 'currentCode']

export async function listAttackedRoutes(): Promise<AttackedRoute[]> {
  const pages = await Promise.all(
    entriesOf(routes).map(async ({ pattern, file }) => readRoute(pattern, path.join('app', file))),
  )
  const signInRoute = readFileSync(path.join(projectRoot(), 'server/app.ts'), 'utf8')
  const own = [...signInRoute.matchAll(/app\.(?:get|post|all|options)\('(\/[^']*)'/g)].map(
    ([, pattern]) => pattern!,
  )
  const plain = { source: '', fields: [], choices: [], queries: [], writes: false }
  return [...pages, ...[...new Set(own), '/assets/*'].map((pattern) => ({ pattern, ...plain }))]
}

function entriesOf(entries: RouteConfigEntry[], above = ''): { pattern: string; file: string }[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? above : `${above}/${entry.path}`
    const below = entriesOf(entry.children ?? [], pattern)
    const isPage = entry.index || entry.path !== undefined
    return isPage ? [{ pattern: pattern || '/', file: entry.file }, ...below] : below
  })
}

async function readRoute(pattern: string, file: string): Promise<AttackedRoute> {
  const page = read(file)
  // Some pages share how they answer a form.
  const shared = importsOf(page, file).filter((name) => /^app\/routes\/.*\.server\.ts$/.test(name))
  const own = [page, ...shared.map(read)].join('\n')
  const files = [...importsOf(page, file), ...shared.flatMap((name) => importsOf(read(name), name))]
  const behind = distinct(files).filter((name) =>
    /(?:schema|step|draft|fields?|(?:form|page)\.server)\.tsx?$/.test(name),
  )
  const text = [own, ...behind.map(read)].join('\n')
  const shapes = await Promise.all(behind.filter((name) => name.endsWith('schema.ts')).map(shapesOf))
  const users = [own, ...behind.filter((name) => !name.endsWith('schema.ts')).map(read)].join('\n')
  const named = shapes.flat().filter(({ name }) => new RegExp(`\\b${name}\\b`).test(users))
  const [asked, sent] = [named.filter(isQuery), named.filter((shape) => !isQuery(shape))]
  return {
    pattern,
    source: file,
    fields: distinct([
      ...sent.flatMap(({ keys }) => keys),
      ...all(text, /(?:formText\(\s*[^,]+,|form\.(?:get|getAll|has)\(|\b(?:text|all)\()\s*'(\w+)'/g),
      ...all(text, /const \w+_(?:FIELD|TRAP) = '(\w+)'/g),
      ...(/\breadReauthentication\(/.test(users) ? REAUTHENTICATION : []),
      ...(intentsOf(own).length > 0 ? ['intent'] : []),
    ]),
    choices: distinct([...all(text, /case '([\w-]+)'/g), ...all(text, /=== '([\w-]+)'/g), ...intentsOf(own)]),
    queries: distinct([...asked.flatMap(({ keys }) => keys), ...all(own, /searchParams\.get\('(\w+)'/g)]),
    writes: /export (?:async function|function|const) action/.test(own),
  }
}

/** The names in the `intents` of a `formAction`. */
function intentsOf(text: string): string[] {
  const [, indent = '', listed = ''] = /^( +)intents: \{\n([^]*?)^\1\}/m.exec(text) ?? []
  const names = new RegExp(`^${indent}  (?:async )?'?([\\w-]+)'?(?:\\(|:)`, 'gm')
  return [...all(listed, names), ...all(text, /intents: \{ (\w+):/g)]
}

type Shape = { name: string; keys: string[] }

/** The names and fields of the schemas in a file. */
async function shapesOf(file: string): Promise<Shape[]> {
  const given = (await import(path.join(projectRoot(), file))) as Record<string, unknown>
  return Object.entries(given).flatMap(([name, value]) => {
    const schema =
      typeof value === 'function' && name.endsWith('Form') ? value('somebody@example.com') : value
    const { shape } = (schema ?? {}) as { shape?: object }
    return shape ? [{ name, keys: Object.keys(shape) }] : []
  })
}

function isQuery({ name }: Shape): boolean {
  return name.endsWith('Query')
}

function importsOf(text: string, file: string): string[] {
  return all(text, /from '((?!\.\/\+types)[^']+\.tsx?)'/g).map((specifier) =>
    specifier.startsWith('#') ? specifier.slice(1) : path.join(path.dirname(file), specifier),
  )
}

function read(file: string): string {
  return readFileSync(path.join(projectRoot(), file), 'utf8')
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!)
}

function distinct(names: string[]): string[] {
  return [...new Set(names)]
}
