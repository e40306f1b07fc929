import { defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which engine `useTestDatabase` opens. */
    engine: 'embedded' | 'server'
  }
}

const rooms = ['app', 'cli', 'packages', 'scripts', 'server']

export default defineConfig({
  test: {
    // A zone with odd minutes, so that no test passes by living near Greenwich.
    env: { TZ: 'Asia/Kathmandu', LOG_LEVEL: 'silent', SESSION_SECRET: 'a-secret-that-only-the-tests-know' },
    maxWorkers: 2,
    testTimeout: 20_000,
    // These publish a bundler's layout beside Node's; Node's own loader picks the one that works.
    server: { deps: { external: [/@aws-sdk/, /@smithy/, /flydrive/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: rooms.map((room) => `${room}/**/*.test.{ts,tsx}`),
          exclude: rooms.map((room) => `${room}/**/*.db.test.ts`),
          // Without a database of its own a file need not have a process either: those cost more than most tests.
          isolate: false,
          setupFiles: ['test/as-it-was.ts'],
          provide: { engine: 'embedded' },
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: rooms.map((room) => `${room}/**/*.db.test.ts`),
          provide: { engine: 'embedded' },
        },
      },
      ...(process.env['TEST_DATABASE_URL']
        ? [
            {
              extends: true as const,
              test: {
                name: 'server',
                include: rooms.map((room) => `${room}/**/*.db.test.ts`),
                provide: { engine: 'server' as const },
              },
            },
          ]
        : []),
    ],
  },
})
