import type { Command } from 'commander'
import { openedDatabase } from '#app/platform/db/client.server.ts'
import { brands, emails, users } from '#app/platform/db/schema.ts'
import { countArrivals, readSourceHealth } from '#app/intake/inbox/source-health.server.ts'
import { chromiumWarning, findChromium } from '#app/platform/lib/chromium.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import type { CommandIO } from '../command-io.ts'

export function addStatusCommand(program: Command, io: CommandIO): void {
  program
    .command('status')
    .description('show what the gallery contains and where it is stored')
    .action(async () => {
      const { db, engine } = openedDatabase()
      const { DATA_DIR, S3_BUCKET } = env()
      const size = await measure()
      io.out(`mailshelf  ${program.version()}`)
      io.out(
        `database   ${engine === 'embedded' ? `embedded, in ${DATA_DIR}` : 'PostgreSQL server'}, ${size.database}`,
      )
      io.out(`files      ${S3_BUCKET ? `bucket ${S3_BUCKET}` : `${DATA_DIR}/files`}, ${size.files}`)
      io.out(`emails     ${await db.$count(emails)}`)
      io.out(`brands     ${await db.$count(brands)}`)
      io.out(`users      ${await db.$count(users)}`)
      await reportInbox(io)
      io.out(`chromium   ${chromiumWarning() ?? findChromium()}`)
    })
}

/** Reports the inbox; nothing for a gallery whose emails are all imported by hand. */
async function reportInbox(io: CommandIO): Promise<void> {
  const sources = await readSourceHealth()
  const counts = await countArrivals()
  if (sources.length === 0 && Object.keys(counts).length === 0) return
  const { waiting = 0, processing = 0, review = 0, attention = 0 } = counts
  io.out(`inbox      ${waiting + processing} processing, ${review} drafts, ${attention} need attention`)
  for (const { kind, name, state, lastMessageAt, lastError } of sources) {
    const last = lastMessageAt ? `last message ${lastMessageAt.toISOString()}` : 'no message yet'
    const words = {
      working: 'working',
      unchecked: 'not checked yet',
      trouble: lastError,
      silent: 'inactive for longer than usual',
      off: 'off',
    }
    io.out(`           ${kind} ${name}: ${words[state]}, ${last}`)
  }
}

/** The sizes of database and files as text, such as `9 MB`. Files shared by several emails are counted once. */
async function measure(): Promise<{ database: string; files: string }> {
  const { rows } = await openedDatabase().executeSql(`
    select pg_size_pretty(pg_database_size(current_database())) as database,
           pg_size_pretty(coalesce(sum(bytes), 0)) as files
    from (select distinct key, bytes from email_files) as stored`)
  return rows[0] as { database: string; files: string }
}
