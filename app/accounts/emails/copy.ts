import { site } from '#app/platform/lib/site-config.ts'
import type { EmailText } from '#app/platform/lib/email-template.server.ts'

const NOT_YOU = 'If this was not you, you can ignore this email: nothing has changed.'
const EXISTS = 'You already have an account'
const UNCHANGED = 'Nothing has changed'
const HOUR = 'The link works once and expires after an hour.'
const DAY = 'The link works once and expires after a day.'

export const mailCopy = {
  confirmation: (to: string): EmailText => ({
    subject: 'Confirm your email address',
    preheader: `One more step: confirm that ${to} is yours.`,
    heading: 'One more step',
    text: [`You signed up with ${to}. Confirm that this address is yours to create your account.`],
    button: 'Confirm email address',
    note: `${DAY} ${NOT_YOU}`,
    reason: `This address was entered in the sign-up form of ${site.name}.`,
  }),
  registered: (to: string, url: string): EmailText => ({
    subject: EXISTS,
    preheader: 'A sign-up with your address was requested.',
    heading: EXISTS,
    text: [`A new account was requested for ${to}. You already have one.`],
    button: 'Sign in',
    note: `Forgot your password? Reset it at ${url}/forgot-password. ${NOT_YOU}`,
    reason: `This address was entered in the sign-up form of ${site.name}.`,
  }),
  reset: (to: string): EmailText => ({
    subject: 'Reset your password',
    preheader: HOUR,
    heading: 'Choose a new password',
    text: [`You asked to reset the password of ${to}.`],
    button: 'Reset password',
    note: `${HOUR} ${NOT_YOU}`,
    reason: `A password reset for this address was requested on ${site.name}.`,
  }),
  device: (to: string): EmailText => ({
    subject: 'Sign in from a new browser',
    preheader: 'Open the link in the browser you want to sign in with.',
    heading: 'Allow a new browser?',
    text: [
      `There were many failed sign-ins to ${to}, so new browsers are blocked. To sign in from a new browser, open this link in it, then enter your password.`,
    ],
    button: 'Allow this browser',
    note: `${HOUR} If you were not signing in, you can ignore this email: your account is safe, and your password still works.`,
    reason: `A sign-in to ${site.name} with this address was attempted.`,
  }),
  change: (to: string): EmailText => ({
    subject: 'Confirm your new email address',
    preheader: `Confirm that ${to} is yours.`,
    heading: 'Confirm your new address',
    text: [`You asked to use ${to} for your account.`],
    button: 'Confirm new address',
    note: `${DAY} ${NOT_YOU}`,
    reason: `This address was entered in the account settings of ${site.name}.`,
  }),
  inUse: (to: string): EmailText => ({
    subject: 'Your address was entered in another account',
    preheader: `${UNCHANGED}.`,
    heading: UNCHANGED,
    text: [`Another account asked to use ${to}. It already belongs to your account, so nothing has changed.`],
    note: 'If both accounts are yours, delete one of them or change the address of this one first.',
    reason: `You have an account at ${site.name}.`,
  }),
  invitation: (lead: string, rights: string, isMember: boolean): EmailText => ({
    subject: isMember ? `You’re invited to ${site.name}` : `You’re invited to help run ${site.name}`,
    preheader: lead,
    heading: 'You are invited',
    text: [`${lead} ${rights}`],
    button: 'Open the invitation',
    note: 'The link works once and expires after a week. If you did not expect it, ignore this email.',
    reason: `An owner of ${site.name} entered this address.`,
  }),
  deleted: (isByOwner: boolean): EmailText => ({
    subject: 'Your account has been deleted',
    preheader: isByOwner ? 'An owner has deleted it.' : 'All of its data has been removed.',
    heading: isByOwner ? 'Your account has been deleted' : 'Goodbye, and thank you',
    text: isByOwner
      ? ['An owner of this site has deleted your account.']
      : [
          'Your account has been deleted, with your collections, your saved emails and all other data.',
          'You are welcome back at any time; a new account starts empty.',
        ],
    note: `If you did not expect this, write to ${site.mailboxes.support}.`,
    reason: `You had an account at ${site.name}. This is the last email about it.`,
  }),
}

export const noticeCopy = {
  when: 'When',
  from: 'From',
  newAddress: 'New address',
  commandLine: 'The command line',
  wasItYou: () => `If this was not you, reset your password now, or write to ${site.mailboxes.support}.`,
  reason: () => `You have an account at ${site.name}; we send emails like this one to protect it.`,
  linked: (provider: string) => {
    const article = /^[aeiou]/i.test(provider) ? 'an' : 'a'
    return {
      subject: `${article === 'an' ? 'An' : 'A'} ${provider} account was connected`,
      what: `You can now sign in to your account with ${article} ${provider} account.`,
    }
  },
}

export const NOTICES = {
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
