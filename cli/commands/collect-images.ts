import type { Command } from 'commander'
import type { CommandIO } from '../command-io.ts'

export function addCollectPicturesCommand(program: Command, io: CommandIO): void {
  program
    .command('collect-images')
    .description('fetch missing images of imported emails; senders can see this')
    .option('--brand <slug>', 'only the emails of one brand')
    .action(async ({ brand }: { brand?: string }) => {
      const { queueCollectingAll } = await import('#app/intake/ingest/collect-images.server.ts')
      const queued = await queueCollectingAll(brand)
      io.out(`queued    ${queued}`)
      if (queued > 0)
        io.err('The server collects the images one email at a time; `mailshelf jobs` shows the progress.')
    })
}
