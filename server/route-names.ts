/** Names a request by its route, never by its URL: there are few routes and endless URLs. */
import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

const FILE_PATHS = /^\/(media|assets)\//
/**
 * The maximum of a cached path, in characters: longer ones are arbitrary input, and would be stored by the thousand.
 */
const CACHED_PATH_MAX = 200
const SYSTEM_PATHS = new Set(['/healthz', '/readyz', '/metrics', '/api/v1/inbox'])

export type RouteMatch = {
  /** The name of the route, such as `gallery/brand` or `media`. */
  name: string
  /** The pattern of the route, such as `/brand/:brandSlug`; empty for files and the server's own URLs. */
  pattern: string
  /** Whether it responds with a page: other routes send data, images, feeds. */
  isPage: boolean
  params: Readonly<Record<string, string | undefined>>
}

const NO_ROUTE = { pattern: '', isPage: false, params: {} }

/** A function that returns the route of a path. */
export function routeMatcher(routes: ServerBuild['routes']): (pathname: string) => RouteMatch {
  const tree = treeOf(routes)
  const matchOf = (path: string) => matchIn(tree, routes, path)
  // Matching all routes takes longer than serving a cached page.
  const cache = new LRUCache<string, RouteMatch>({ max: 5_000 })
  return (pathname) => {
    const file = FILE_PATHS.exec(pathname)
    if (file) return { ...NO_ROUTE, name: file[1]! }
    if (SYSTEM_PATHS.has(pathname)) return { ...NO_ROUTE, name: pathname.slice(1) }
    if (pathname.length > CACHED_PATH_MAX) return matchOf(pathname)
    let match = cache.get(pathname)
    if (!match) cache.set(pathname, (match = matchOf(pathname)))
    return match
  }
}

function matchIn(tree: RouteObject[], routes: ServerBuild['routes'], pathname: string): RouteMatch {
  const page = pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/'
  const matches = matchRoutes(tree, page) ?? []
  const match = matches.at(-1)
  const pattern = matches.map(({ route }) => (route.path ? `/${route.path}` : '')).join('')
  return {
    name: (match?.route.id ?? 'none').replace(/^routes\//, ''),
    pattern: pattern || '/',
    isPage: Boolean(match?.route.id && routes[match.route.id]?.module?.default),
    params: match?.params ?? {},
  }
}

/** The tree of routes, which the build lists flat, each with the id of its parent. */
function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route!
      return index ? { id, path, index: true } : { id, path, children: treeOf(routes, id) }
    })
}

/** The whole path of every route, such as `/brand/:brandSlug`. */
export function pathsOf(routes: ServerBuild['routes']): string[] {
  function pathOf(id: string | undefined): string {
    const route = id === undefined ? undefined : routes[id]
    if (!route) return ''
    const above = pathOf(route.parentId)
    return route.path ? `${above}/${route.path}` : above
  }
  return Object.keys(routes).map(pathOf)
}
