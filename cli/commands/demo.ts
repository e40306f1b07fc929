import type { Command } from 'commander'
import { sampleBundle, samplesStatus } from '#app/intake/ingest/store/samples.server.ts'
import { loadLibrary, removeLibrary } from '#app/admin/samples/library.server.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'

export function addDemoCommand(program: Command, io: CommandIO): void {
  const demo = program.command('demo').description('load or remove the sample emails, brands and posts')
  demo
    .command('load')
    .description('load the samples, the brand directory and the sample posts')
    .action(() => load(io))
  demo
    .command('remove')
    .description('remove the samples; everything else stays')
    .action(async () => {
      const gone = await removeLibrary()
      io.out(`removed   ${count(gone.emails, 'sample email')}, ${count(gone.brands, 'sample brand')}`)
      io.out(
        `          ${count(gone.directory, 'empty directory record')}, ${count(gone.posts, 'sample post')}`,
      )
    })
  demo
    .command('status')
    .description('count the loaded samples')
    .action(() => status(io))
}

async function load(io: CommandIO): Promise<void> {
  const loaded = await loadLibrary(sampleBundle(), (done, total) =>
    io.progress({ label: 'Loading samples', done, total }),
  )
  io.out(`added     ${loaded.added}`)
  if (loaded.updated > 0) io.out(`updated   ${loaded.updated}`)
  io.out(`skipped   ${loaded.alreadyThere}${loaded.alreadyThere > 0 ? ' (already there)' : ''}`)
  io.out(`with      ${count(loaded.directory, 'directory record')}, ${count(loaded.posts, 'post')}`)
  for (const { slug, reason } of loaded.refused) io.err(`${slug}: ${reason}`)
  if (loaded.refused.length > 0) throw new CommandFailure(2)
}

async function status(io: CommandIO): Promise<void> {
  const { state, emails, brands, bundled } = await samplesStatus()
  io.out(`samples   ${state}`)
  io.out(`here      ${count(emails, 'email')} of ${count(brands, 'brand')}`)
  io.out(`bundled   ${count(bundled, 'email')}`)
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
