import type { Command } from 'commander'
import {
  createAdmin,
  createResetLink,
  disableTwoFactor,
  listAdmins,
  revokeAdmin,
} from '#app/accounts/people/administrators.server.ts'
import { createSetupLink } from '#app/accounts/people/first-owner.server.ts'
import { commandLine } from '#app/platform/lib/command-line.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { CommandFailure } from '../command-failure.ts'
import type { CommandIO } from '../command-io.ts'

export function addAdminCommand(program: Command, io: CommandIO): void {
  program
    .command('setup-link')
    .description('print the setup link, if the gallery has no owner yet')
    .action(async () => {
      const link = await createSetupLink(siteUrl())
      if (!link)
        refuse(io, `The gallery has an owner. For another one, run: ${commandLine('admin create EMAIL')}`)
      io.out('Open this link within seven days to create the owner’s account. It works once:')
      io.out(link)
    })
  const admin = program.command('admin').description('manage owners and help users who cannot sign in')
  admin
    .command('create')
    .description('make a user an owner; new users get a link to choose a password')
    .argument('<email>')
    .option('--name <name>', 'the name of a new user')
    .action(async (email: string, { name }: { name?: string }) => {
      const made = await createAdmin(email, name)
      if (!made.ok) refuse(io, `${email} is not an email address.`)
      io.out(`${made.email} is an owner.`)
      if (made.link) {
        io.out('Open this link within seven days to choose a password. It works once:')
        io.out(made.link)
      }
    })
  admin
    .command('list')
    .description('list the owners')
    .action(async () => {
      const admins = await listAdmins()
      if (admins.length === 0)
        io.out(`No owners yet. Set ADMIN_EMAIL, or run: ${commandLine('admin create EMAIL')}`)
      for (const { email, why } of admins) io.out(`${email}  ${why}`)
    })
  admin
    .command('reset-password')
    .description('print a link that lets a user choose a new password')
    .argument('<email>')
    .action(async (email: string) => {
      const link = await createResetLink(email)
      if (!link) refuse(io, `There is no account with the address ${email}.`)
      io.out('Send this link to the user. It works once, for one hour:')
      io.out(link)
    })
  admin
    .command('disable-two-factor')
    .description('turn off two-factor authentication for a user who lost the app and the recovery codes')
    .argument('<email>')
    .action(async (email: string) => {
      const disabled = await disableTwoFactor(email)
      if (disabled.ok) io.out(`Two-factor authentication of ${email} is off.`)
      else if (disabled.reason === 'not-on') refuse(io, `Two-factor authentication of ${email} was not on.`)
      else refuse(io, `There is no account with the address ${email}.`)
    })
  admin
    .command('revoke')
    .description('revoke the role; the account stays')
    .argument('<email>')
    .action(async (email: string) => {
      const revoked = await revokeAdmin(email)
      if (revoked.ok) io.out(`${email} is no longer an owner.`)
      else if (revoked.reason === 'by-setting')
        refuse(io, `${email} is ADMIN_EMAIL. Change that setting instead.`)
      else if (revoked.reason === 'last-owner')
        refuse(io, `${email} is the last owner. First run: ${commandLine('admin create EMAIL')}`)
      else refuse(io, `${email} is not an owner.`)
    })
}

function refuse(io: CommandIO, sentence: string): never {
  io.err(sentence)
  throw new CommandFailure(1)
}
