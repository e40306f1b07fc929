import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Written while the server runs; no page is made of them.
  server: { watch: { ignored: ['**/data/**', '**/demo/bundle/**', '**/.cache/**'] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs and no release of ours changes, in one file: it packs 4 % smaller than in five.
              groups: [{ name: 'core', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// }],
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
