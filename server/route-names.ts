/** Names a request by its route, never by its URL: there are few routes and endless URLs. */
import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

const FILE_PATHS = /^\/(media|assets)\//
/** In letters: longer ones are arbitrary input, and would be stored by the thousand. */
const CACHED_PATH_MAX = 200
const SYSTEM_PATHS = new Set(['/healthz', '/readyz', '/metrics'])

/** A function that returns the name of a path, such as `gallery/brand` or `media`. */
export function routeNamer(routes: ServerBuild['routes']): (pathname: string) => string {
  const tree = treeOf(routes)
  // Matching all routes takes longer than serving a cached page.
  const cache = new LRUCache<string, string>({ max: 5_000 })
  return (pathname) => {
    const file = FILE_PATHS.exec(pathname)
    if (file) return file[1]!
    if (SYSTEM_PATHS.has(pathname)) return pathname.slice(1)
    if (pathname.length > CACHED_PATH_MAX) return nameOf(pathname, tree)
    let name = cache.get(pathname)
    if (!name) cache.set(pathname, (name = nameOf(pathname, tree)))
    return name
  }
}

function nameOf(pathname: string, tree: RouteObject[]): string {
  const page = pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/'
  const id = matchRoutes(tree, page)?.at(-1)?.route.id ?? 'none'
  return id.replace(/^routes\//, '')
}

/** The build lists its routes flat, each with the id of its parent. */
function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route!
      return index ? { id, path, index: true } : { id, path, children: treeOf(routes, id) }
    })
}
