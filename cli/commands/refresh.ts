/** The commands that re-extract attributes and repeat checks, and show their progress. */
import type { Command } from 'commander'
import type { Refresh } from '#app/intake/ingest/refresh-rows.server.ts'
import type { CommandIO } from '../command-io.ts'

const KINDS = [
  {
    name: 'attributes',
    description: 'manage email attributes, such as platform and offer',
    refresh: 're-extract attributes from outdated emails',
    all: 're-extract attributes from all emails',
    status: 'show how many emails are outdated',
    verb: 'read',
    load: async () => (await import('#app/intake/ingest/refresh-attributes.server.ts')).attributesRefresh,
  },
  {
    name: 'checks',
    description: 'manage email checks',
    refresh: 'check outdated emails again',
    all: 'check all emails again',
    status: 'show how many emails are outdated',
    verb: 'check',
    load: async () => (await import('#app/intake/ingest/refresh-checks.server.ts')).checksRefresh,
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
        const queued = await (await load()).queue({ all: options.all ?? false })
        io.out(`queued    ${queued}`)
        if (queued > 0)
          io.err(
            `The server ${verb}s the emails one at a time; \`mailshelf ${name} status\` shows the progress.`,
          )
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
