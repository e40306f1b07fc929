import { beforeEach, expect, it } from 'vitest'
import { useEnv } from '#app/platform/lib/env.server.ts'
import { address } from '#test/address.ts'
import type { CommandIO } from '#cli/command-io.ts'
import { runCommand } from '#cli/program.ts'
import { useTestDatabase } from '#test/database.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { createUser, requestMetaWith, signedIn } from '#test/signed-in.ts'
import { readPasswordReset, resetPassword } from '../passwords/recovery.server.ts'
import { findSession } from '../sessions/sessions.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'

useTestDatabase()
beforeEach(() =>
  useEnv({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Mailshelf <shelf@example.com>',
    ADMIN_EMAIL: address('owner@example.com'),
  }),
)

/** Runs a command and returns its output, followed by its exit code. */
async function mailshelf(...argv: string[]): Promise<string[]> {
  const said: string[] = []
  const io: CommandIO = {
    cwd: '/',
    out: (line) => void said.push(line),
    err: (line) => void said.push(line),
    progress: () => {},
  }
  const code = await runCommand(['admin', ...argv], io)
  return [...said, String(code)]
}

it('makes a new user an administrator, with a link to choose a password', async () => {
  const said = await mailshelf('create', 'Grace@Example.com', '--name', 'Grace')
  expect(said[0]).toBe('grace@example.com is an owner.')
  const token = /^http:\/\/localhost:3000\/reset-password\?token=([\w-]+)$/.exec(said[2]!)![1]!
  expect(await readPasswordReset(token)).toEqual({
    email: 'grace@example.com',
    first: true,
    identities: [],
  })
  expect(await resetPassword({ meta: requestMetaWith(), token, password: 'writing-desk-7' })).toMatchObject({
    ok: true,
  })
  expect(
    await signIn({
      meta: requestMetaWith(),
      email: address('grace@example.com'),
      password: 'writing-desk-7',
    }),
  ).toMatchObject({
    state: 'signed-in',
  })
  expect(await mailshelf('list')).toEqual([
    'grace@example.com  by mailshelf admin create',
    'owner@example.com  by ADMIN_EMAIL, once there is an account',
    '0',
  ])
})

it('prints a password link for a user where no email is configured', async () => {
  await createUser({ email: 'ada@example.com', password: 'reading-lamp-9' })
  const said = await mailshelf('reset-password', 'Ada@Example.com')
  const token = /\/reset-password\?token=([\w-]+)$/.exec(said[1]!)![1]!
  expect(await resetPassword({ meta: requestMetaWith(), token, password: 'writing-desk-7' })).toMatchObject({
    ok: true,
  })
  expect(
    await signIn({ meta: requestMetaWith(), email: address('ada@example.com'), password: 'writing-desk-7' }),
  ).toMatchObject({ state: 'signed-in' })
  expect(await mailshelf('reset-password', 'nobody@example.com')).toEqual([
    'There is no account with the address nobody@example.com.',
    '1',
  ])
})

it('makes an existing user an administrator, in open sessions too, and undoes it', async () => {
  const user = await createUser({ email: 'ada@example.com', password: 'reading-lamp-9' })
  const { meta } = await signedIn(user)
  expect(await mailshelf('create', 'ada@example.com')).toEqual(['ada@example.com is an owner.', '0'])
  expect((await findSession(meta)).session?.viewer.isAdmin).toBe(true)
  expect((await mailSentTo('ada@example.com')).at(-1)?.subject).toBe('You are an owner')
  expect(await mailshelf('revoke', 'ada@example.com')).toEqual([
    expect.stringContaining('ada@example.com is the last owner. First run: '),
    '1',
  ])
  expect((await findSession(meta)).session?.viewer.isAdmin).toBe(true)
  await createUser({ email: 'grace@example.com', role: 'admin' })
  expect(await mailshelf('revoke', 'ada@example.com')).toEqual([
    'ada@example.com is no longer an owner.',
    '0',
  ])
  expect((await findSession(meta)).session?.viewer.isAdmin).toBe(false)
})

it('attack: registers the address of a future administrator', async () => {
  const user = await createUser({
    email: 'grace@example.com',
    password: 'attackers-choice-1',
    emailVerified: false,
  })
  const squatter = await signedIn(user)
  const said = await mailshelf('create', 'grace@example.com')
  expect(said[2]).toContain('/reset-password?token=')
  expect((await findSession(squatter.meta)).session).toBeNull()
  expect(
    await signIn({ meta: requestMetaWith(), email: user.email, password: 'attackers-choice-1' }),
  ).toMatchObject({ ok: false })
})

it('reports in one sentence what it cannot do', async () => {
  await createUser({ email: 'ada@example.com' })
  await createUser({ email: 'owner@example.com' })
  expect(await mailshelf('create', 'not an address')).toEqual([
    'not an address is not an email address.',
    '1',
  ])
  expect(await mailshelf('revoke', 'ada@example.com')).toEqual(['ada@example.com is not an owner.', '1'])
  expect(await mailshelf('revoke', 'owner@example.com')).toEqual([
    'owner@example.com is ADMIN_EMAIL. Change that setting instead.',
    '1',
  ])
  expect(await mailshelf('list')).toEqual(['owner@example.com  by ADMIN_EMAIL', '0'])
})
