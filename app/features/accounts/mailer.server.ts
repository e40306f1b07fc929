/** Every message that accounts send. None repeats a name: whoever signs up could put anything there. */
import { type EmailMessage, aside, button, composeEmail, details, paragraph } from '#app/lib/mail-blocks.ts'
import { sendMail } from '#app/lib/mail.server.ts'
import { siteUrl } from '#app/lib/site-url.server.ts'
import { site } from '#app/site-config.ts'
import { deviceOf } from './device.ts'
import { type RequestMeta, userAgentOf } from './request-meta.ts'

const NOT_YOU = 'If this was not you, nothing has changed and you can leave this letter alone.'
function wasItYou(): string {
  return `If this was not you, reset your password at once, or write to ${site.mailboxes.support}.`
}

export function sendConfirmation(to: string, token: string): Promise<void> {
  return send(to, {
    subject: 'Confirm your e-mail address',
    preheader: `One step left: confirm that ${to} is yours.`,
    heading: 'One step left',
    blocks: [
      paragraph(`You started an account with ${to}. Confirm that the address is yours, and you are in.`),
      button('Confirm e-mail address', tokenLink('/verify', token)),
      aside(`The link works once, for a day. ${NOT_YOU}`),
    ],
    reason: `Somebody typed this address into the sign-up form of ${site.name}.`,
  })
}

export function sendAlreadyRegistered(to: string): Promise<void> {
  return send(to, {
    subject: 'You already have an account',
    preheader: 'Somebody, perhaps you, tried to sign up with your address.',
    heading: 'You already have an account',
    blocks: [
      paragraph(`Somebody, perhaps you, tried to create an account with ${to}. There is one already.`),
      button('Sign in', `${siteUrl()}/login`),
      aside(`Forgot the password? Reset it at ${siteUrl()}/forgot-password. ${NOT_YOU}`),
    ],
    reason: `Somebody typed this address into the sign-up form of ${site.name}.`,
  })
}

export function sendReset(to: string, token: string): Promise<void> {
  return send(to, {
    subject: 'Reset your password',
    preheader: 'The link works once, for an hour.',
    heading: 'Choose a new password',
    blocks: [
      paragraph(`You asked to reset the password of ${to}.`),
      button('Reset password', tokenLink('/reset-password', token)),
      aside(`The link works once, for an hour. ${NOT_YOU}`),
    ],
    reason: `Somebody asked ${site.name} to reset the password of this address.`,
  })
}

/** To somebody whose password strangers are guessing at, from many places. */
export function sendDeviceLink(to: string, token: string): Promise<void> {
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
        'The link works once, for an hour. If you were not signing in, ignore this email: nobody has got in, and your password still works.',
      ),
    ],
    reason: `Somebody tried to sign in to ${site.name} with this address.`,
  })
}

export function sendEmailChange(to: string, token: string): Promise<void> {
  return send(to, {
    subject: 'Confirm your new e-mail address',
    preheader: `Confirm that ${to} is yours.`,
    heading: 'Confirm your new address',
    blocks: [
      paragraph(`You asked to use ${to} for your account.`),
      button('Confirm new address', tokenLink('/verify', token)),
      aside(`The link works once, for a day. ${NOT_YOU}`),
    ],
    reason: `Somebody typed this address into their account settings at ${site.name}.`,
  })
}

/** To the holder of an address that somebody else wants to change to. */
export function sendAddressInUse(to: string): Promise<void> {
  return send(to, {
    subject: 'Your address was typed into another account',
    preheader: 'Nothing has changed.',
    heading: 'Was that you?',
    blocks: [
      paragraph(
        `Somebody asked to use ${to} for another account. It belongs to yours, so nothing has changed.`,
      ),
      aside('If that other account is yours too, delete it or give this one another address first.'),
    ],
    reason: `You have an account at ${site.name}.`,
  })
}

/** What happened to an account, told to the address it belongs to. */
export function sendNotice(
  to: string,
  notice: keyof typeof NOTICES,
  requestFacts: RequestMeta | null,
  more: (readonly [string, string])[] = [],
): Promise<void> {
  const { subject, what } = NOTICES[notice]
  const device = requestFacts ? deviceOf(userAgentOf(requestFacts)).name : 'The command line'
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
    reason: `You have an account at ${site.name}; letters like this one keep it yours.`,
  })
}

const NOTICES = {
  'email-change-asked': {
    subject: 'A change of your e-mail address was asked for',
    what: 'Somebody signed in to your account asked to change its address. It changes once the new one is confirmed.',
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    what: 'Your account has another address now. This one no longer opens it.',
  },
  'password-changed': { subject: 'Your password was changed', what: 'Your account has a new password.' },
  'second-factor-on': {
    subject: 'The second factor is on',
    what: 'Signing in to your account asks for a code from your app now.',
  },
  'second-factor-off': {
    subject: 'The second factor is off',
    what: 'Signing in to your account no longer asks for a code from your app.',
  },
  'google-linked': {
    subject: 'A Google account was linked',
    what: 'Your account can be opened with a Google account now.',
  },
  'made-admin': {
    subject: 'You are an administrator',
    what: 'The owner of this site made you an administrator.',
  },
} as const

export function sendAccountDeleted(to: string): Promise<void> {
  return send(to, {
    subject: 'Your account is deleted',
    preheader: 'Everything that belonged to it is gone.',
    heading: 'Goodbye, and thank you',
    blocks: [
      paragraph(
        'Your account is deleted, with your collections, your saves and everything else that was yours.',
      ),
      paragraph('You are welcome back whenever you like; a new account starts empty.'),
      aside(`If this was not you, write to ${site.mailboxes.support}.`),
    ],
    reason: `You had an account at ${site.name}. This is the last letter about it.`,
  })
}

function send(to: string, message: Omit<EmailMessage, 'site'>): Promise<void> {
  return sendMail({ to, ...composeEmail({ ...message, site: { name: site.name, url: siteUrl() } }) })
}

function tokenLink(page: '/verify' | '/reset-password', token: string): string {
  return `${siteUrl()}${page}?token=${token}`
}
