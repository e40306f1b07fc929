import type { Command } from 'commander'
import { releaseJobs } from '#app/lib/jobs.server.ts'
import type { CommandIO } from '../command-io.ts'

export function addChecksCommand(program: Command, io: CommandIO): void {
  const checks = program.command('checks').description('what is checked in every email')
  checks
    .command('refresh')
    .description('check emails again, where that was done by older rules')
    .option('--all', 'check all emails')
    .action(async ({ all = false }: { all?: boolean }) => {
      try {
        const { queueChecks } = await import('#app/features/ingest/refresh-checks.server.ts')
        const queued = await queueChecks({ all })
        io.out(`queued    ${queued}`)
        if (queued > 0)
          io.err('The server checks them one after the other; `mailshelf checks status` shows the progress.')
      } finally {
        await releaseJobs()
      }
    })
  checks
    .command('status')
    .description('how many emails are still to be checked')
    .action(async () => {
      const { countChecks } = await import('#app/features/ingest/refresh-checks.server.ts')
      const { checked, outdated } = await countChecks()
      io.out(`current   ${checked}`)
      io.out(`to check  ${outdated}`)
    })
}
