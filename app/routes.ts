/** Every URL of Mailshelf, in the order of the specification. No other file declares a path. */
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/gallery/home.tsx'),
  route('*', 'routes/pages/not-found.tsx'),
] satisfies RouteConfig
