import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, minify, type Plugin } from 'vite'
import { writeLicenses } from './scripts/licenses.mjs'

/** Scripts inlined in every page are the text of functions in the server's build, which is not minified otherwise. */
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async transform(code, file) {
    if (!/app\/layout\/(?:head-script|tall-image)\.ts$/.test(file)) return null
    return { code: (await minify(file, code, { module: true })).code, map: null }
  },
}

const licenses: Plugin = {
  name: 'licenses',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  writeBundle: ({ dir }) => writeLicenses(import.meta.dirname, path.join(dir!, 'licenses')),
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScripts, licenses],
  // Node would look up each of their 700 small files when the server starts, which takes it a second.
  ssr: {
    noExternal: [
      'better-auth',
      /^@better-auth\//,
      'better-call',
      'drizzle-orm',
      'kysely',
      'lucide-react',
      'zod',
    ],
  },
  // Written while the server runs; no page is made of them.
  server: { watch: { ignored: ['**/data/**', '**/packages/**', '**/.cache/**'] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few large files pack a fifth smaller than many small ones, and a picture does not wait behind twenty
              // of them. Every group takes along what its modules need and no group before it has.
              groups: [
                {
                  // What every page needs.
                  name: 'core',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router)\/|app\/(?:root|entry\.client|routes\/resources\/public-paths)\.tsx?$/,
                  priority: 4,
                },
                {
                  // Lists and filters name the same things; a page with one of them does not load the other.
                  name: 'list-terms',
                  test: /(?:filters\/(?:copy|filters)|lists\/list-url)\.ts$/,
                  priority: 4,
                },
                {
                  name: 'cards',
                  test: /(?:gallery\/cards\/(?:card|email-card|save-slot)|cards\/thumbnail-picture|lists\/card-click|email-grid-skeleton|section-heading|use-grid-links|list-navigation|category-chip|takedown\/components\/report-link|ui\/(?:chip|deferred|skeleton|copy-text|details-menu|tab-class))\.tsx?$|icons\/(?:arrow-left|chevron-left|chevron-right|download|link-2)\.mjs$/,
                  priority: 3,
                },
                {
                  name: 'lists',
                  test: /(?:email-grid|grid-chunk|list-failed|list-restoration|no-emails|(?:home|lists)\/copy|endless-grid|streamed-list)\.tsx?$/,
                  priority: 2,
                },
                {
                  name: 'filters',
                  test: /(?:lists\/list-bar|filter-bar|filter-select|filter-menu|ui\/select)\.tsx?$/,
                  priority: 1,
                },
                {
                  name: 'stamps',
                  test: /(?:occasion-stamp|ui\/stamp)\.tsx?$/,
                  priority: 1,
                },
                {
                  name: 'reading',
                  test: /(?:email-page\/email-frame-policy|email-page\/(?:copy|subject-size|email-view|inbox-limits|email-canvas|inbox-row|detail-list|copy-link-button|view-switches|lazy-panels)|cards\/backdrop)\.tsx?$|icons\/(?:monitor|smartphone)\.mjs$/,
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
        rolldownOptions: {
          input: {
            main: './server/main.ts',
            cli: './cli/main.ts',
            'engine-worker': './app/platform/db/embedded/engine-worker.ts',
            'ingest-worker': './app/intake/ingest/worker/ingest-worker.ts',
            'unpack-browser': './app/platform/lib/unpack-browser.ts',
            'password-worker': './app/accounts/passwords/password-worker.ts',
            'health-worker': './server/health-worker.ts',
            'watchdog-worker': './server/watchdog-worker.ts',
          },
        },
      },
    },
  },
})
