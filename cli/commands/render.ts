import type { Command } from 'commander'
import { findChromium, HOW_TO_ADD_CHROMIUM } from '#app/platform/lib/chromium.server.ts'
import type { CommandIO } from '../command-io.ts'

export function addRenderCommand(program: Command, io: CommandIO): void {
  program
    .command('render')
    .description('render emails without a screenshot')
    .option('--all', 'render all emails again, for example after a browser update')
    .action(async ({ all = false }: { all?: boolean }) => {
      const { queueRendering } = await import('#app/intake/ingest/render/render-job.server.ts')
      const queued = await queueRendering({ which: all ? 'all' : 'missing' })
      io.out(`queued    ${queued}`)
      if (queued === 0) return
      io.err('The server renders the emails one at a time; `mailshelf jobs` shows the progress.')
      if (!findChromium()) io.err(`Chromium is not installed. ${HOW_TO_ADD_CHROMIUM}.`)
    })
}
