/** Every email that accounts send. None contains a user's name: anybody can sign up with any text as a name. */
import type { EmailAddress } from '#app/lib/email-address.ts'
import {
  type EmailMessage,
  aside,
  button,
  composeEmail,
  details,
  paragraph,
} from '#app/lib/email-template.ts'
import { sendMail } from '#app/lib/mail.server.ts'
import { siteUrl } from '#app/lib/site-url.server.ts'
import { site } from '#app/site-config.ts'
import { deviceOf } from './device.ts'
import { type GivenRole, ROLE_NAMES, ROLE_RIGHTS } from './people-copy.ts'
import { type RequestMeta, userAgentOf } from './request-meta.ts'

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
    reason: `Somebody entered this address in the sign-up form of ${site.name}.`,
  })
}

export function sendAlreadyRegistered(to: EmailAddress): Promise<void> {
  return send(to, {
    subject: 'You already have an account',
    preheader: 'Somebody, perhaps you, tried to sign up with your address.',
    heading: 'You already have an account',
    blocks: [
      paragraph(`Somebody, perhaps you, tried to create an account with ${to}. You already have one.`),
      button('Sign in', `${siteUrl()}/login`),
      aside(`Forgot your password? Reset it at ${siteUrl()}/forgot-password. ${NOT_YOU}`),
    ],
    reason: `Somebody entered this address in the sign-up form of ${site.name}.`,
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
    reason: `Somebody asked ${site.name} to reset the password of this address.`,
  })
}

/** To a user whose password is being guessed from many networks. */
export function sendDeviceLink(to: EmailAddress, token: string): Promise<void> {
  return send(to, {
    subject: 'Sign in from a new browser',
    preheader: 'Open the link in the browser you want to sign in with.',
    heading: 'Is it you signing in?',
    blocks: [
      paragraph(
        `There have been many failed sign-ins to ${to}, so we only let in browsers that you have used before. To sign in from a new one, open this link there, then enter your password.`,
      ),
      button('Allow this browser', tokenLink('/verify', token)),
      aside(
        'The link works once and expires after an hour. If you were not signing in, ignore this email: nobody has got in, and your password still works.',
      ),
    ],
    reason: `Somebody tried to sign in to ${site.name} with this address.`,
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
    reason: `Somebody entered this address in their account settings on ${site.name}.`,
  })
}

/** To the holder of an address that another user wants to change to. */
export function sendAddressInUse(to: EmailAddress): Promise<void> {
  return send(to, {
    subject: 'Your address was entered in another account',
    preheader: 'Nothing has changed.',
    heading: 'Was that you?',
    blocks: [
      paragraph(
        `Somebody asked to use ${to} for another account. It already belongs to your account, so nothing has changed.`,
      ),
      aside('If the other account is yours too, first delete it or change the address of this one.'),
    ],
    reason: `You have an account at ${site.name}.`,
  })
}

/** To somebody whom an owner invites to help run the site. */
export function sendRoleInvitation(to: EmailAddress, link: string, role: GivenRole): Promise<void> {
  return send(to, {
    subject: `Help run ${site.name}`,
    preheader: `You are invited as ${ROLE_NAMES[role].toLowerCase()}.`,
    heading: 'You are invited',
    blocks: [
      paragraph(
        `An owner of ${site.name} invites you to help run it as ${ROLE_NAMES[role].toLowerCase()}. ${ROLE_RIGHTS[role]}`,
      ),
      button('Open the invitation', link),
      aside('The link works once and expires after a week. If you did not expect it, ignore this email.'),
    ],
    reason: `An owner of ${site.name} entered this address.`,
  })
}

/** Notifies an account's address of a security event. */
export function sendNotice(
  to: EmailAddress,
  notice: keyof typeof NOTICES,
  meta: RequestMeta | null,
  more: (readonly [string, string])[] = [],
): Promise<void> {
  const { subject, what } = NOTICES[notice]
  const device = meta ? deviceOf(userAgentOf(meta)).name : 'The command line'
  return send(to, {
    subject,
    preheader: what,
    heading: subject,
    blocks: [
      paragraph(what),
      details([
        ...more,
        ['When', `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`],
        ['From', device],
      ]),
      aside(wasItYou()),
    ],
    reason: `You have an account at ${site.name}; we send emails like this one to protect it.`,
  })
}

const NOTICES = {
  'email-change-asked': {
    subject: 'Somebody asked to change your email address',
    what: 'Somebody signed in to your account asked to change its email address. The change takes effect when the new address is confirmed.',
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
  'google-linked': {
    subject: 'A Google account was linked',
    what: 'You can now sign in to your account with a Google account.',
  },
  'made-admin': {
    subject: 'You are an administrator',
    what: 'The owner of this site made you an administrator.',
  },
  'made-editor': { subject: 'You are an editor', what: 'An owner of this site made you an editor.' },
  'made-reviewer': { subject: 'You are a reviewer', what: 'An owner of this site made you a reviewer.' },
  'role-removed': {
    subject: 'You no longer help run this site',
    what: 'An owner of this site removed your role. Your account stays as it is.',
  },
} as const

export function sendAccountDeleted(to: EmailAddress): Promise<void> {
  return send(to, {
    subject: 'Your account has been deleted',
    preheader: 'All of its data has been removed.',
    heading: 'Goodbye, and thank you',
    blocks: [
      paragraph(
        'Your account has been deleted, with your collections, your saved emails and all other data.',
      ),
      paragraph('You are welcome back at any time; a new account starts empty.'),
      aside(`If this was not you, write to ${site.mailboxes.support}.`),
    ],
    reason: `You had an account at ${site.name}. This is the last email about it.`,
  })
}

function send(to: EmailAddress, message: Omit<EmailMessage, 'site'>): Promise<void> {
  return sendMail({ to, ...composeEmail({ ...message, site: { name: site.name, url: siteUrl() } }) })
}

function tokenLink(page: '/verify' | '/reset-password', token: string): string {
  return `${siteUrl()}${page}?token=${token}`
}
