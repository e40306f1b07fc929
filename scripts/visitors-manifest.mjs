/**
 * A second list of routes, without those of administrators and without files such as feeds, which no link opens in
 * place. They are two fifths of it, and every page of a visitor waits for it. Which pages get it: app/entry.server.tsx.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const START = 'window.__reactRouterManifest='

/** @param {string} folder of the browser's files */
export function writeVisitorsManifest(folder) {
  for (const name of readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const script = readFileSync(path.join(folder, name), 'utf8')
    // The route of /manifest.webmanifest has a file of this name, too.
    if (!script.startsWith(START)) continue
    const manifest = JSON.parse(script.slice(START.length).replace(/;\s*$/, ''))
    const routes = Object.fromEntries(
      Object.entries(manifest.routes).filter(
        ([id, route]) => !/\.\w+$/.test(route.path ?? '') && !isOfAdmin(id, manifest.routes),
      ),
    )
    writeFileSync(
      path.join(folder, `visitors-${name}`),
      `${START}${JSON.stringify({ ...manifest, routes })};`,
    )
    return
  }
  throw new Error(`No list of routes in ${folder}`)
}

/**
 * @param {string} id
 * @param {Record<string, { path?: string, parentId?: string }>} routes
 * @returns {boolean}
 */
function isOfAdmin(id, routes) {
  const { path: at, parentId } = routes[id]
  return (
    /^admin(?:\/|$)/.test(at ?? '') ||
    (parentId !== undefined && parentId in routes && isOfAdmin(parentId, routes))
  )
}
