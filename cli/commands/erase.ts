import type { Command } from 'commander'
import { erasureCopy } from '#app/admin/erasure/copy.ts'
import { eraseAddress, findTraces } from '#app/admin/erasure/erase.server.ts'
import { RECIPIENT_STAND_IN } from '#app/intake/ingest/schema.ts'
import { noteChange } from '#app/platform/changes/change.server.ts'
import { readEmailAddress } from '#app/platform/lib/email-address.ts'
import { releaseJobs } from '#app/platform/lib/jobs.server.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'

export function addEraseCommand(program: Command, io: CommandIO): void {
  program
    .command('erase')
    .description('show what names an email address; with --yes, remove the address for good')
    .argument('<address>')
    .option('--yes', 'remove it')
    .action(async (given: string, { yes = false }: { yes?: boolean }) => {
      const address = readEmailAddress(given)
      if (!address) {
        io.err(`${given} is not an email address.`)
        throw new CommandFailure(1)
      }
      if (address === RECIPIENT_STAND_IN) {
        io.err(erasureCopy.standIn(address))
        throw new CommandFailure(1)
      }
      try {
        const { hasAccount, isComplete: _, ...counts } = await findTraces(address)
        for (const [kind, count] of Object.entries(counts)) io.out(`${kind.padEnd(12)} ${count}`)
        if (hasAccount) io.out(erasureCopy.account)
        if (!yes) return io.out('Nothing was changed. Add --yes to remove the address for good.')
        await eraseAddress(address)
        await noteChange({ actor: null, kind: 'address-erased', label: '' })
        io.out('erased')
      } finally {
        await releaseJobs()
      }
    })
}
