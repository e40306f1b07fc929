/** Names a request by its place in the product, never by its address: there are few places and endless addresses. */
import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

const FILES = /^\/(media|assets)\//
/** In letters: longer ones are somebody's invention, and would be kept by the thousand. */
const PATH_KEPT_MAX = 200
const OWN = new Set(['/healthz', '/readyz', '/metrics'])

/** A function that tells the name for a path, such as `gallery/brand` or `media`. */
export function routeNamer(routes: ServerBuild['routes']): (pathname: string) => string {
  const tree = treeOf(routes)
  // Looking through all routes takes longer than to serve a kept page.
  const known = new LRUCache<string, string>({ max: 5_000 })
  return (pathname) => {
    const file = FILES.exec(pathname)
    if (file) return file[1]!
    if (OWN.has(pathname)) return pathname.slice(1)
    if (pathname.length > PATH_KEPT_MAX) return nameOf(pathname, tree)
    let name = known.get(pathname)
    if (!name) known.set(pathname, (name = nameOf(pathname, tree)))
    return name
  }
}

function nameOf(pathname: string, tree: RouteObject[]): string {
  const page = pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/'
  const id = matchRoutes(tree, page)?.at(-1)?.route.id ?? 'none'
  return id.replace(/^routes\//, '')
}

/** The build lists its routes flat, each with the name of its parent. */
function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route!
      return index ? { id, path, index: true } : { id, path, children: treeOf(routes, id) }
    })
}
