import type { Command } from 'commander'
import { releaseJobs } from '#app/lib/jobs.server.ts'
import type { CommandIO } from '../command-io.ts'

export function addFactsCommand(program: Command, io: CommandIO): void {
  const facts = program
    .command('facts')
    .description('what is read from every email: its platform, its offer, how it is made')
  facts
    .command('refresh')
    .description('read the facts of emails again, where they are older than the rules')
    .option('--all', 'read those of all emails')
    .action(async ({ all = false }: { all?: boolean }) => {
      try {
        const { queueFacts } = await import('#app/features/ingest/refresh-facts.server.ts')
        const queued = await queueFacts({ all })
        io.out(`queued    ${queued}`)
        if (queued > 0)
          io.err('The server reads them one after the other; `mailshelf facts status` shows the progress.')
      } finally {
        await releaseJobs()
      }
    })
  facts
    .command('status')
    .description('how many emails are still to be read')
    .action(async () => {
      const { countFacts } = await import('#app/features/ingest/refresh-facts.server.ts')
      const { read, outdated } = await countFacts()
      io.out(`current   ${read}`)
      io.out(`to read   ${outdated}`)
    })
}
