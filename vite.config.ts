import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), packAssets()],
  // Every page has icons: ours are drawn by a tenth of the library's script.
  resolve: {
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: path.resolve('app/ui/lucide-icon.ts') }],
  },
  // Written while the server runs; no page is made of them.
  server: { watch: { ignored: ['**/data/**', '**/demo/bundle/**', '**/.cache/**'] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few large files pack a fifth smaller than many small ones. Every group takes along what its modules
              // need and no group before it has. What no release of ours changes comes first.
              groups: [
                {
                  name: 'core',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
                  priority: 5,
                },
                {
                  name: 'frame',
                  test: /app\/(?:root|entry\.client|http\/structured-data|routes\/resources\/public-paths)\.tsx?$/,
                  priority: 4,
                },
                {
                  name: 'cards',
                  test: /(?:gallery\/card|email-card|email-grid-skeleton|section-heading|use-grid-links|list-walk|grid-columns|category-chip|ui\/(?:chip|later|skeleton|copy-text|details-menu|tab-look))\.tsx?$|icons\/(?:arrow-left|chevron-left|chevron-right|download|link-2)\.mjs$/,
                  priority: 3,
                },
                { name: 'grid', test: /components\/email-grid\.tsx$/, priority: 2 },
                {
                  name: 'reading',
                  test: /gallery\/(?:(?:email-copy|email-view|inbox-facts)\.ts|components\/email-paper\.tsx)$/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // Server and command line are bundled together with the pages, so that all three share one copy of
        // every module: one database, one storage, one log.
        rolldownOptions: { input: { main: './server/main.ts', cli: './cli/main.ts' } },
      },
    },
  },
})

/** Lays a packed twin beside each script and style, as small as it gets: they are sent thousands of times. */
function packAssets(): Plugin {
  return {
    name: 'pack-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (!/\.(?:js|css|svg)$/.test(name)) continue
        const text = Buffer.from(output.type === 'chunk' ? output.code : output.source)
        writeFileSync(path.join(dir!, `${name}.br`), brotliCompressSync(text))
        writeFileSync(path.join(dir!, `${name}.gz`), gzipSync(text, { level: 9 }))
      }
    },
  }
}
