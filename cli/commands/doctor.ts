import type { Command } from 'commander'
import { readHealth } from '#app/admin/health/checks.server.ts'
import { healthCopy } from '#app/admin/health/copy.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'

export function addDoctorCommand(program: Command, io: CommandIO): void {
  program
    .command('doctor')
    .description('check database, storage, disk, Chromium, remote images, mail, jobs and sources')
    .action(async () => {
      const checks = await readHealth({ tested: true })
      for (const { id, state, text, details = [] } of checks) {
        const { name, action } = healthCopy.checks[id]
        io.out(`${healthCopy.states[state].padEnd(8)} ${name}: ${text}`)
        for (const line of details) io.out(`         ${line}`)
        if (state !== 'ok') io.out(`         ${action.label}: ${siteUrl()}${action.path}`)
      }
      if (checks.some(({ state }) => state === 'failed')) throw new CommandFailure(1)
    })
}
