import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import { writeClusterTemplate } from './scripts/cluster-template.mjs'

export default {
  ssr: true,
  // Tests build the app in other ways too.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  // Two entries, build/server/main.js and build/server/cli.js; the default name would number them.
  serverBuildFile: '[name].js',
  // All routes are in the manifest from the start; the lazy way asks the server for every link on a page.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    packAssets(path.join(buildDirectory, 'client/assets'))
    await writeClusterTemplate(path.join(buildDirectory, 'server/cluster.tar.gz'))
  },
} satisfies Config

/** Lays a packed twin beside each script and style, as small as it gets: they are sent thousands of times. */
function packAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css|svg)$/.test(name)) continue
    const file = path.join(folder, name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
