import type { Command } from 'commander'
import { createAdmin, listAdmins, revokeAdmin } from '#app/features/accounts/administrators.server.ts'
import { commandLine } from '#app/lib/command-line.server.ts'
import { releaseJobs } from '#app/lib/jobs.server.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'

export function addAdminCommand(program: Command, io: CommandIO): void {
  const admin = program
    .command('admin')
    .description('who runs the back office, besides the holder of ADMIN_EMAIL')
  admin
    .command('create')
    .description('make somebody an administrator; somebody new gets a link to choose a password')
    .argument('<email>')
    .option('--name <name>', 'how to call somebody new')
    .action(async (email: string, { name }: { name?: string }) => {
      try {
        const made = await createAdmin(email, name)
        if (!made.ok) refuse(io, `${email} is not an e-mail address.`)
        io.out(`${made.email} is an administrator.`)
        if (made.link) {
          io.out('To choose a password, within seven days and once:')
          io.out(made.link)
        }
      } finally {
        await releaseJobs()
      }
    })
  admin
    .command('list')
    .description('say who is an administrator')
    .action(async () => {
      const admins = await listAdmins()
      if (admins.length === 0)
        io.out(`Nobody is an administrator. Set ADMIN_EMAIL, or: ${commandLine('admin create EMAIL')}`)
      for (const { email, why } of admins) io.out(`${email}  ${why}`)
    })
  admin
    .command('revoke')
    .description('take it back from somebody; the account stays')
    .argument('<email>')
    .action(async (email: string) => {
      const revoked = await revokeAdmin(email)
      if (revoked.ok) io.out(`${email} is no longer an administrator.`)
      else if (revoked.reason === 'by-setting')
        refuse(io, `${email} is ADMIN_EMAIL. Change that setting instead.`)
      else refuse(io, `${email} is no administrator.`)
    })
}

function refuse(io: CommandIO, sentence: string): never {
  io.err(sentence)
  throw new CommandFailure(1)
}
