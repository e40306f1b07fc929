/** Every email that accounts send. None contains a user's name: anybody can sign up with any text as a name. */
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { db } from '#app/platform/db/client.server.ts'
import { subscribers, users } from '#app/platform/db/schema.ts'
import type { EmailAddress } from '#app/platform/lib/email-address.ts'
import { longMoment } from '#app/platform/lib/format.ts'
import {
  type EmailMessage,
  aside,
  button,
  composeEmail,
  details,
  paragraph,
} from '#app/platform/lib/email-template.server.ts'
import type { Role } from '#app/platform/lib/authorized.ts'
import { isBulk, sendMail, useRecipients } from '#app/platform/lib/mail.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { deviceOf } from '../sessions/device.ts'
import { invitationCopy, ROLE_RIGHTS } from '../people/people-copy.ts'
import { type RequestMeta, userAgentOf } from '../request-meta.ts'

const REASON_MAX = 300

useRecipients({
  async isExcluded(mail) {
    const reasons = or(isNotNull(users.suspendedAt), isBulk(mail) ? isNotNull(users.bounceReason) : undefined)
    return (await db().$count(users, and(eq(users.email, mail.to), reasons))) > 0
  },
  async noteBounce(to, reason) {
    await db()
      .update(users)
      .set({ bounceReason: reason.replaceAll('\0', '').slice(0, REASON_MAX) })
      .where(eq(users.email, to))
    await db()
      .update(subscribers)
      .set({ status: 'unsubscribed' })
      .where(and(eq(subscribers.email, to), eq(subscribers.status, 'confirmed')))
  },
})

const NOT_YOU = 'If this was not you, you can ignore this email: nothing has changed.'
function wasItYou(): string {
  return `If this was not you, reset your password now, or write to ${site.mailboxes.support}.`
}

export function sendConfirmation(to: EmailAddress, token: string): Promise<void> {
  return send(to, {
    subject: 'Confirm your email address',
    preheader: `One more step: confirm that ${to} is yours.`,
    heading: 'One more step',
    blocks: [
      paragraph(`You signed up with ${to}. Confirm that this address is yours to create your account.`),
      button('Confirm email address', tokenLink('/verify', token)),
      aside(`The link works once and expires after a day. ${NOT_YOU}`),
    ],
    reason: `This address was entered in the sign-up form of ${site.name}.`,
  })
}

export function sendAlreadyRegistered(to: EmailAddress): Promise<void> {
  return send(to, {
    subject: 'You already have an account',
    preheader: 'A sign-up with your address was requested.',
    heading: 'You already have an account',
    blocks: [
      paragraph(`A new account was requested for ${to}. You already have one.`),
      button('Sign in', `${siteUrl()}/login`),
      aside(`Forgot your password? Reset it at ${siteUrl()}/forgot-password. ${NOT_YOU}`),
    ],
    reason: `This address was entered in the sign-up form of ${site.name}.`,
  })
}

export function sendReset(to: EmailAddress, token: string): Promise<void> {
  return send(to, {
    subject: 'Reset your password',
    preheader: 'The link works once and expires after an hour.',
    heading: 'Choose a new password',
    blocks: [
      paragraph(`You asked to reset the password of ${to}.`),
      button('Reset password', tokenLink('/reset-password', token)),
      aside(`The link works once and expires after an hour. ${NOT_YOU}`),
    ],
    reason: `A password reset for this address was requested on ${site.name}.`,
  })
}

/** To a user whose password is being guessed from many networks. */
export function sendDeviceLink(to: EmailAddress, token: string): Promise<void> {
  return send(to, {
    subject: 'Sign in from a new browser',
    preheader: 'Open the link in the browser you want to sign in with.',
    heading: 'Allow a new browser?',
    blocks: [
      paragraph(
        `There were many failed sign-ins to ${to}, so new browsers are blocked. To sign in from a new browser, open this link in it, then enter your password.`,
      ),
      button('Allow this browser', tokenLink('/verify', token)),
      aside(
        'The link works once and expires after an hour. If you were not signing in, you can ignore this email: your account is safe, and your password still works.',
      ),
    ],
    reason: `A sign-in to ${site.name} with this address was attempted.`,
  })
}

export function sendEmailChange(to: EmailAddress, token: string): Promise<void> {
  return send(to, {
    subject: 'Confirm your new email address',
    preheader: `Confirm that ${to} is yours.`,
    heading: 'Confirm your new address',
    blocks: [
      paragraph(`You asked to use ${to} for your account.`),
      button('Confirm new address', tokenLink('/verify', token)),
      aside(`The link works once and expires after a day. ${NOT_YOU}`),
    ],
    reason: `This address was entered in the account settings of ${site.name}.`,
  })
}

/** To the holder of an address that another user wants to change to. */
export function sendAddressInUse(to: EmailAddress): Promise<void> {
  return send(to, {
    subject: 'Your address was entered in another account',
    preheader: 'Nothing has changed.',
    heading: 'Nothing has changed',
    blocks: [
      paragraph(
        `Another account asked to use ${to}. It already belongs to your account, so nothing has changed.`,
      ),
      aside('If both accounts are yours, delete one of them or change the address of this one first.'),
    ],
    reason: `You have an account at ${site.name}.`,
  })
}

export function sendRoleInvitation(to: EmailAddress, link: string, role: Role): Promise<void> {
  const lead = invitationCopy.lead(site.name, role)
  return send(to, {
    subject: role === 'member' ? `You’re invited to ${site.name}` : `You’re invited to help run ${site.name}`,
    preheader: lead,
    heading: 'You are invited',
    blocks: [
      paragraph(`${lead} ${ROLE_RIGHTS[role]}`),
      button('Open the invitation', link),
      aside('The link works once and expires after a week. If you did not expect it, ignore this email.'),
    ],
    reason: `An owner of ${site.name} entered this address.`,
  })
}

export function sendNotice(
  to: EmailAddress,
  notice: keyof typeof NOTICES,
  meta: RequestMeta | null,
  more: (readonly [string, string])[] = [],
): Promise<void> {
  return sendNoticeOf(to, NOTICES[notice], meta, more)
}

/** Names the provider whose account can sign in from now on. */
export function sendProviderLinked(to: EmailAddress, provider: string, meta: RequestMeta): Promise<void> {
  const article = /^[aeiou]/i.test(provider) ? 'an' : 'a'
  const notice = {
    subject: `${article === 'an' ? 'An' : 'A'} ${provider} account was connected`,
    what: `You can now sign in to your account with ${article} ${provider} account.`,
  }
  return sendNoticeOf(to, notice, meta)
}

function sendNoticeOf(
  to: EmailAddress,
  { subject, what }: { subject: string; what: string },
  meta: RequestMeta | null,
  more: (readonly [string, string])[] = [],
): Promise<void> {
  const device = meta ? deviceOf(userAgentOf(meta)).name : 'The command line'
  return send(to, {
    subject,
    preheader: what,
    heading: subject,
    blocks: [
      paragraph(what),
      details([...more, ['When', longMoment(new Date())], ['From', device]]),
      aside(wasItYou()),
    ],
    reason: `You have an account at ${site.name}; we send emails like this one to protect it.`,
  })
}

const NOTICES = {
  'email-change-asked': {
    subject: 'A change of your email address was requested',
    what: 'A change of your account’s email address was requested. It takes effect when the new address is confirmed.',
  },
  'email-changed': {
    subject: 'Your email address was changed',
    what: 'Your account has a new email address. You can no longer sign in with this one.',
  },
  'password-changed': { subject: 'Your password was changed', what: 'Your account has a new password.' },
  'second-factor-on': {
    subject: 'Two-factor authentication is on',
    what: 'Signing in to your account now requires a code from your app.',
  },
  'second-factor-off': {
    subject: 'Two-factor authentication is off',
    what: 'Signing in to your account no longer requires a code from your app.',
  },
  'made-admin': {
    subject: 'You are an owner',
    what: 'You are now an owner of this site.',
  },
  'made-editor': { subject: 'You are an editor', what: 'An owner of this site made you an editor.' },
  'made-reviewer': { subject: 'You are a reviewer', what: 'An owner of this site made you a reviewer.' },
  'role-removed': {
    subject: 'Your role on this site was removed',
    what: 'An owner of this site removed your role. Your account stays.',
  },
} as const

export function sendAccountDeleted(to: EmailAddress, by: 'user' | 'owner'): Promise<void> {
  return send(to, {
    subject: 'Your account has been deleted',
    preheader: by === 'owner' ? 'An owner has deleted it.' : 'All of its data has been removed.',
    heading: by === 'owner' ? 'Your account has been deleted' : 'Goodbye, and thank you',
    blocks: [
      ...(by === 'owner'
        ? [paragraph('An owner of this site has deleted your account.')]
        : [
            paragraph(
              'Your account has been deleted, with your collections, your saved emails and all other data.',
            ),
            paragraph('You are welcome back at any time; a new account starts empty.'),
          ]),
      aside(`If you did not expect this, write to ${site.mailboxes.support}.`),
    ],
    reason: `You had an account at ${site.name}. This is the last email about it.`,
  })
}

function send(to: EmailAddress, message: EmailMessage): Promise<void> {
  return sendMail({ to, ...composeEmail(message) })
}

function tokenLink(page: '/verify' | '/reset-password', token: string): string {
  return `${siteUrl()}${page}?token=${token}`
}
