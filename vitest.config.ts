import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { ensureChromium } from './scripts/chromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which engine `useTestDatabase` opens. */
    engine: 'embedded' | 'server'
  }
}

const folders = ['app', 'cli', 'packages', 'scripts', 'server']
const databaseTests = folders.map((folder) => `${folder}/**/*.db.test.ts`)
const longTests = [...folders, 'test'].map((folder) => `${folder}/**/*.long.test.ts`)

/** Database tests of locks, races, plans and types. `npm test` runs them on both engines; the others run on a server before a release. */
const ENGINE_TESTS = [
  'app/platform/db/**/*.db.test.ts',
  'app/platform/lib/jobs.db.test.ts',
  'app/accounts/{administrators,people,second-factor,sign-up}.db.test.ts',
  'app/collections/**/{*limit,*killed,following,members,notes,sharing}.db.test.ts',
  'app/gallery/search/search.db.test.ts',
  'app/intake/inbox/accept.db.test.ts',
  'app/intake/ingest/store/*.db.test.ts',
  'app/admin/review/review.db.test.ts',
]
const testSet = process.env['TEST_SET']

// Unpacked once, not into the data folder of each test.
ensureChromium()

/** The slowest files of each project, slowest first. Started late, one of them would run alone at the end. */
const SLOWEST = [
  'ingest/import-killed.long',
  'inbox/mailbox-killed.long',
  'linear/linear-mail.long',
  'linear/linear.long',
  'backup/engine-upgrade.long',
  'server/restarts.long',
  'lib/jobs.db',
  'accounts/sign-in/sign-in.db',
  'inbox/mailbox-reader',
  'backup/backup.db',
  'samples/library',
  'gallery/search.db',
  'server/route-rights',
  'server/main',
  'embedded/engine',
  'render/render-email',
  'worker/run-in-worker',
  'cli/main',
]

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not an array's
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))].toSorted(
      (a, b) => Number(b.name === 'long') - Number(a.name === 'long'),
    )
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((a, b) => rank(a) - rank(b)),
    )
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = SLOWEST.findIndex((name) => moduleId.includes(`${name}.test.`))
  return index === -1 ? SLOWEST.length : index
}

export default defineConfig({
  test: {
    // A zone with odd minutes, so that no test passes only near Greenwich.
    env: {
      TZ: 'Asia/Kathmandu',
      LOG_LEVEL: 'silent',
      SESSION_SECRET: 'a-secret-that-only-the-tests-know',
      // Tests start some sixty processes of Node; each compiles a second less.
      NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
      // Other tests keep the processors busy all the time, and low work would hardly get a turn.
      WORK_PRIORITY: 'normal',
    },
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // Limits against hanging, not measurements.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Files share processes: a process and a database of its own cost a file more than most of its tests. What a file
    // changes for its whole process is restored after it.
    isolate: false,
    setupFiles: ['test/restore-globals.ts'],
    // These publish a bundler's layout beside Node's; Node's own loader picks the one that works.
    server: {
      deps: {
        external: [/@aws-sdk/, /@smithy/, /flydrive/],
        // It imports JSON as only bundlers do.
        inline: [/@actions\/workflow-parser/],
      },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...databaseTests, ...longTests],
          provide: { engine: 'embedded' },
        },
      },
      {
        extends: true,
        test: { name: 'long', include: longTests, provide: { engine: 'embedded' } },
      },
      {
        extends: true,
        test: { name: 'embedded', include: databaseTests, provide: { engine: 'embedded' } },
      },
      ...(process.env['TEST_DATABASE_URL']
        ? [
            {
              extends: true as const,
              test: {
                name: 'server',
                include: testSet === 'usual' ? ENGINE_TESTS : databaseTests,
                provide: { engine: 'server' as const },
                globalSetup: ['test/drop-databases.ts'],
              },
            },
          ]
        : []),
    ],
  },
})
