import type { Command } from 'commander'
import { releaseJobs } from '#app/lib/jobs.server.ts'
import type { CommandIO } from '../command-io.ts'

export function addCollectPicturesCommand(program: Command, io: CommandIO): void {
  program
    .command('collect-pictures')
    .description('fetch the pictures that imported emails lack; their senders can see that')
    .option('--brand <slug>', 'only the emails of one brand')
    .action(async ({ brand }: { brand?: string }) => {
      try {
        const { queueCollectingAll } = await import('#app/features/ingest/collect-pictures.server.ts')
        const queued = await queueCollectingAll(brand)
        io.out(`queued    ${queued}`)
        if (queued > 0)
          io.err('The server collects them one email after the other; `mailshelf jobs` shows the progress.')
      } finally {
        await releaseJobs()
      }
    })
}
