/** A gallery under load: a copy of a seeded one, served by the production build, with a mail server. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { type OpenDatabase, openDatabase } from '#app/platform/db/client.server.ts'
import { brands, categories, emails } from '#app/platform/db/schema.ts'
import { type Ran, runBuiltCommand } from '#test/built-command.ts'
import { type BuiltServer, startBuiltServer } from '#test/built-server.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { openBenchGallery } from './bench-gallery.ts'
import { seedGallery } from './synthetic-gallery.ts'

const TOKEN = 'of this bench and no other place'

export type LoadGallery = {
  url: string
  mail: MailServer
  contents: Contents
  /** Runs `mailshelf` next to the server; returns its exit code and output. */
  command(...args: string[]): Promise<Ran>
  /** The server's metrics by name. */
  measurements(): Promise<Map<string, number>>
  /** Warnings and errors in the server's log. */
  complaints(): string[]
  close(): Promise<void>
}

/** The pages to visit. */
export type Contents = {
  emails: { id: string; path: string }[]
  brands: { id: string; slug: string }[]
  listCategories: { slug: string; type: string }[]
}

export async function openLoadGallery(
  count: number,
  { postgres }: { postgres: boolean },
): Promise<LoadGallery> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mixed-load-'))
  const server = postgres ? await startPostgres() : null
  if (postgres && !server) throw new Error('PostgreSQL’s programs are not installed here')
  const contents = server ? await seeded(server.url, count) : await copied(dataDir, count)
  const mail = await startMailServer()
  const env = {
    DATA_DIR: dataDir,
    SAMPLES: 'off',
    TRUST_PROXY: 'true',
    METRICS_TOKEN: TOKEN,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Mailshelf <hello@example.com>',
    ...(server && { DATABASE_URL: server.url }),
    ...(process.env['CHROMIUM_PATH'] && { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] }),
  }
  const built = startBuiltServer(env)
  const url = await built.ready

  return {
    url,
    mail,
    contents,
    command: (...args) => runBuiltCommand(args, env).ran,
    measurements: async () =>
      readAnalytics(await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })),
    complaints: () => complaintsOf(built),
    async close() {
      built.child.kill()
      await built.ended
      await mail.close()
      await server?.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** The load runs on a copy; the seeded gallery is not changed. */
async function copied(dataDir: string, count: number): Promise<Contents> {
  const { database, place } = await openBenchGallery(count, '')
  await seedGallery(database, count)
  const contents = await readContents(database)
  await database.close()
  await cp(path.join(place, 'pgdata'), path.join(dataDir, 'pgdata'), { recursive: true })
  return contents
}

async function seeded(url: string, count: number): Promise<Contents> {
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
  await seedGallery(database, count)
  const contents = await readContents(database)
  await database.close()
  return contents
}

async function readContents({ db }: OpenDatabase): Promise<Contents> {
  const found = await db
    .select({ id: emails.id, slug: emails.slug, brand: brands.slug })
    .from(emails)
    .innerJoin(brands, eq(brands.id, emails.brandId))
  return {
    emails: found.map(({ id, slug, brand }) => ({ id, path: `/brand/${brand}/email/${slug}` })),
    brands: await db.select({ id: brands.id, slug: brands.slug }).from(brands),
    listCategories: await db.select({ slug: categories.slug, type: categories.type }).from(categories),
  }
}

/** The metrics by name, including labels. */
async function readAnalytics(answer: Response): Promise<Map<string, number>> {
  const lines = (await answer.text()).split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([a-z_]+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? []
      return name ? [[name, Number(value)] as const] : []
    }),
  )
}

/** The warnings and errors of a log. */
function complaintsOf(built: BuiltServer): string[] {
  return built
    .said()
    .split('\n')
    .filter((line) => /"level":(?:40|50|60|"(?:warn|error|fatal)")/.test(line))
}
