/** What a page of the production build makes a browser fetch before any interaction. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

type Module = { module: string; imports?: string[]; css?: string[]; parentId?: string }
type Manifest = { entry: Module; routes: Record<string, Module> }

const MANIFEST = /^window\.__reactRouterManifest=(.*);$/s

/** The scripts of a route's page by URL, in bytes after brotli compression. */
export function weighScripts(routeId: string, client: string): Map<string, number> {
  const { entry, routes } = readManifest(client).content
  const modules = [entry]
  for (let at: string | undefined = routeId; at; at = routes[at]!.parentId) modules.push(routes[at]!)
  const scripts = new Set(modules.flatMap(({ module, imports = [] }) => [module, ...imports]))
  return new Map([...scripts].map((script) => [script, weigh(client, script)]))
}

export function listRoutes(client: string): string[] {
  return Object.keys(readManifest(client).content.routes)
}

/** The list of routes and their scripts, part of every page. */
export function weighManifest(client: string): number {
  return weigh(client, readManifest(client).script)
}

const weights = new Map<string, number>()

function weigh(client: string, script: string): number {
  const file = path.join(client, script)
  if (!weights.has(file)) weights.set(file, brotliCompressSync(readFileSync(file)).length)
  return weights.get(file)!
}

function readManifest(client: string): { script: string; content: Manifest } {
  for (const name of readdirSync(path.join(client, 'assets'))) {
    if (!/^manifest-.*\.js$/.test(name)) continue
    const found = MANIFEST.exec(readFileSync(path.join(client, 'assets', name), 'utf8'))
    if (found) return { script: `/assets/${name}`, content: JSON.parse(found[1]!) as Manifest }
  }
  throw new Error('The build has no manifest of routes')
}

/** The stylesheet, in bytes after brotli compression. */
export function weighStyles(client: string): number {
  const { css = [] } = readManifest(client).content.routes['root']!
  return css.reduce((sum, file) => sum + weigh(client, file.replace(/#$/, '')), 0)
}

export function total(weights: Map<string, number>): number {
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0)
}
