import type { Command } from 'commander'
import { openedDatabase } from '#app/db/client.server.ts'
import { brands, emails, users } from '#app/db/schema.ts'
import { env } from '#app/lib/env.server.ts'
import type { CommandIO } from '../command-io.ts'

export function addStatusCommand(program: Command, io: CommandIO): void {
  program
    .command('status')
    .description('say what this gallery holds and where it keeps it')
    .action(async () => {
      const { db, engine } = openedDatabase()
      const { DATA_DIR, S3_BUCKET } = env()
      io.out(`database   ${engine === 'embedded' ? `embedded, in ${DATA_DIR}` : 'PostgreSQL server'}`)
      io.out(`files      ${S3_BUCKET ? `bucket ${S3_BUCKET}` : `${DATA_DIR}/files`}`)
      io.out(`emails     ${await db.$count(emails)}`)
      io.out(`brands     ${await db.$count(brands)}`)
      io.out(`people     ${await db.$count(users)}`)
    })
}
