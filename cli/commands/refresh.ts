/** What rules read from every email, and how far the server is with reading it again. */
import type { Command } from 'commander'
import type { Refresh } from '#app/features/ingest/refresh-rows.server.ts'
import { releaseJobs } from '#app/lib/jobs.server.ts'
import type { CommandIO } from '../command-io.ts'

const KINDS = [
  {
    name: 'facts',
    description: 'what is read from every email: its platform, its offer, how it is made',
    refresh: 'read the facts of emails again, where they are older than the rules',
    all: 'read those of all emails',
    status: 'how many emails are still to be read',
    verb: 'read',
    load: async () => (await import('#app/features/ingest/refresh-facts.server.ts')).factsRefresh,
  },
  {
    name: 'checks',
    description: 'what is checked in every email',
    refresh: 'check emails again, where that was done by older rules',
    all: 'check all emails',
    status: 'how many emails are still to be checked',
    verb: 'check',
    load: async () => (await import('#app/features/ingest/refresh-checks.server.ts')).checksRefresh,
  },
] satisfies (Record<string, unknown> & { load: () => Promise<Refresh> })[]

export function addRefreshCommands(program: Command, io: CommandIO): void {
  for (const { name, description, refresh, all, status, verb, load } of KINDS) {
    const command = program.command(name).description(description)
    command
      .command('refresh')
      .description(refresh)
      .option('--all', all)
      .action(async (options: { all?: boolean }) => {
        try {
          const queued = await (await load()).queue({ all: options.all ?? false })
          io.out(`queued    ${queued}`)
          if (queued > 0)
            io.err(
              `The server ${verb}s them one after the other; \`mailshelf ${name} status\` shows the progress.`,
            )
        } finally {
          await releaseJobs()
        }
      })
    command
      .command('status')
      .description(status)
      .action(async () => {
        const { current, outdated } = await (await load()).count()
        io.out(`current   ${current}`)
        io.out(`${`to ${verb}`.padEnd(9)} ${outdated}`)
      })
  }
}
