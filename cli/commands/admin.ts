import type { Command } from 'commander'
import {
  createAdmin,
  createResetLink,
  listAdmins,
  revokeAdmin,
} from '#app/features/accounts/administrators.server.ts'
import { commandLine } from '#app/lib/command-line.server.ts'
import { releaseJobs } from '#app/lib/jobs.server.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'

export function addAdminCommand(program: Command, io: CommandIO): void {
  const admin = program.command('admin').description('manage administrators in addition to ADMIN_EMAIL')
  admin
    .command('create')
    .description('make a user an administrator; new users get a link to choose a password')
    .argument('<email>')
    .option('--name <name>', 'the name of a new user')
    .action(async (email: string, { name }: { name?: string }) => {
      try {
        const made = await createAdmin(email, name)
        if (!made.ok) refuse(io, `${email} is not an email address.`)
        io.out(`${made.email} is an administrator.`)
        if (made.link) {
          io.out('Open this link within seven days to choose a password. It works once:')
          io.out(made.link)
        }
      } finally {
        await releaseJobs()
      }
    })
  admin
    .command('list')
    .description('list the administrators')
    .action(async () => {
      const admins = await listAdmins()
      if (admins.length === 0)
        io.out(`There is no administrator. Set ADMIN_EMAIL, or run: ${commandLine('admin create EMAIL')}`)
      for (const { email, why } of admins) io.out(`${email}  ${why}`)
    })
  admin
    .command('reset-password')
    .description('print a link that lets a user choose a new password')
    .argument('<email>')
    .action(async (email: string) => {
      const link = await createResetLink(email)
      if (!link) refuse(io, `There is no account with the address ${email}.`)
      io.out('Give this link to its owner. It works once, for one hour:')
      io.out(link)
    })
  admin
    .command('revoke')
    .description('revoke the role; the account stays')
    .argument('<email>')
    .action(async (email: string) => {
      const revoked = await revokeAdmin(email)
      if (revoked.ok) io.out(`${email} is no longer an administrator.`)
      else if (revoked.reason === 'by-setting')
        refuse(io, `${email} is ADMIN_EMAIL. Change that setting instead.`)
      else if (revoked.reason === 'last-owner')
        refuse(io, `${email} is the last administrator. First run: ${commandLine('admin create EMAIL')}`)
      else refuse(io, `${email} is not an administrator.`)
    })
}

function refuse(io: CommandIO, sentence: string): never {
  io.err(sentence)
  throw new CommandFailure(1)
}
