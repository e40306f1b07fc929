import type { Command } from 'commander'
import { findChromium, HOW_TO_ADD_CHROMIUM } from '#app/lib/chromium.server.ts'
import { releaseJobs } from '#app/lib/jobs.server.ts'
import type { CommandIO } from '../command-io.ts'

export function addRenderCommand(program: Command, io: CommandIO): void {
  program
    .command('render')
    .description('have the server draw the emails that have no picture')
    .option('--all', 'draw all of them anew, as after a change of fonts or of the browser')
    .action(async ({ all = false }: { all?: boolean }) => {
      try {
        const { queueRendering } = await import('#app/features/ingest/render/render-job.server.ts')
        const queued = await queueRendering({ which: all ? 'all' : 'missing' })
        io.out(`queued    ${queued}`)
        if (queued === 0) return
        io.err('The server draws them one after the other; `mailshelf jobs` says how far it is.')
        if (!findChromium()) io.err(`There is no Chromium on this machine. ${HOW_TO_ADD_CHROMIUM}.`)
      } finally {
        await releaseJobs()
      }
    })
}
