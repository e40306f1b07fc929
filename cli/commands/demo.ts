import type { Command } from 'commander'
import {
  loadSamples,
  removeSamples,
  sampleBundle,
  samplesStatus,
} from '#app/features/ingest/samples.server.ts'
import { releaseJobs } from '#app/lib/jobs.server.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'

export function addDemoCommand(program: Command, io: CommandIO): void {
  const demo = program.command('demo').description('the composed samples of fictional brands')
  demo
    .command('load')
    .description('put the samples into the gallery')
    .action(() => load(io))
  demo
    .command('remove')
    .description('take the samples and their brands out again, and nothing else')
    .action(async () => {
      const gone = await removeSamples()
      io.out(`removed   ${count(gone.emails, 'sample email')}, ${count(gone.brands, 'sample brand')}`)
    })
  demo
    .command('status')
    .description('say which samples are here')
    .action(async () => {
      const { state, emails, brands, bundled } = await samplesStatus()
      io.out(`samples   ${state}`)
      io.out(`here      ${count(emails, 'email')} of ${count(brands, 'brand')}`)
      io.out(`bundled   ${count(bundled, 'email')}`)
    })
}

async function load(io: CommandIO): Promise<void> {
  try {
    const loaded = await loadSamples(sampleBundle(), (done, total) =>
      io.progress({ label: 'Loading samples', done, total }),
    )
    io.out(`added     ${loaded.added}`)
    if (loaded.updated > 0) io.out(`updated   ${loaded.updated}`)
    io.out(`skipped   ${loaded.alreadyThere}${loaded.alreadyThere > 0 ? ' (already there)' : ''}`)
    for (const { slug, reason } of loaded.refused) io.err(`${slug}: ${reason}`)
    if (loaded.refused.length > 0) throw new CommandFailure(2)
  } finally {
    await releaseJobs()
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
