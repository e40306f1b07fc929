import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Two entries, build/server/main.js and build/server/cli.js; the default name would number them.
  serverBuildFile: '[name].js',
  // All routes are in the manifest from the start; the lazy way asks the server for every link on a page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
