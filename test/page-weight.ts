/** What a page of the built gallery makes a browser fetch before anything is touched. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

type Module = { module: string; imports?: string[] }
type Manifest = { entry: Module; routes: Record<string, Module> }

const MANIFEST = /^window\.__reactRouterManifest=(.*?);?\s*$/s

/** The scripts of a route's page, by their address, in bytes as brotli sends them. */
export function weighScripts(routeId: string, client: string): Map<string, number> {
  const assets = path.join(client, 'assets')
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))!
  const { entry, routes } = JSON.parse(
    MANIFEST.exec(readFileSync(path.join(assets, name), 'utf8'))![1]!,
  ) as Manifest
  const modules = [entry, routes['root']!, routes[routeId]!]
  const scripts = new Set(modules.flatMap(({ module, imports = [] }) => [module, ...imports]))
  return new Map(
    [...scripts].map((script) => [
      script,
      brotliCompressSync(readFileSync(path.join(client, script))).length,
    ]),
  )
}

/** The one stylesheet, in bytes as brotli sends it. */
export function weighStyles(client: string): number {
  const assets = path.join(client, 'assets')
  const styles = readdirSync(assets).filter((file) => file.endsWith('.css'))
  return styles.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(assets, file))).length,
    0,
  )
}

export function total(weights: Map<string, number>): number {
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0)
}
