const ACCOUNT_EVENTS = {
  'signed-up': 'You created your account.',
  'signed-up-again': 'An account with your address was requested again.',
  'email-confirmed': 'Your email address was confirmed.',
  'signed-in': 'You signed in with your password.',
  'signed-in-with-provider': 'You signed in with {provider}.',
  'sign-in-failed': 'A sign-in with a wrong password was refused.',
  'second-factor-failed': 'A sign-in with a wrong code was refused.',
  'signed-out': 'You signed out.',
  'signed-out-others': 'You signed out everywhere else.',
  'signed-out-everywhere': 'You signed out everywhere.',
  'session-ended': 'You ended a session from your settings.',
  'name-changed': 'You changed your name.',
  'email-change-asked': 'You asked to change your email address.',
  'email-changed': 'Your email address was changed.',
  'password-changed': 'You changed your password.',
  'password-set': 'You set a password.',
  'reset-asked': 'A password reset link was requested.',
  'password-reset': 'Your password was reset with an emailed link.',
  'second-factor-on': 'You turned on two-factor authentication.',
  'second-factor-off': 'Two-factor authentication was turned off.',
  'recovery-code-used': 'A recovery code was used to sign in.',
  'recovery-codes-renewed': 'You created new recovery codes.',
  'provider-linked': 'You connected your {provider} account.',
  'provider-unlinked': 'You disconnected your {provider} account.',
  'data-exported': 'You exported your data.',
  'made-admin': 'You were made an owner.',
  'made-editor': 'You were made an editor.',
  'made-reviewer': 'You were made a reviewer.',
  'role-removed': 'Your role on this site was removed.',
  'admin-revoked': 'You are no longer an owner.',
  suspended: 'Your account was suspended.',
  'suspension-lifted': 'The suspension of your account was lifted.',
  'signed-out-by-owner': 'An owner signed you out everywhere.',
} as const

export type AccountEventKind = keyof typeof ACCOUNT_EVENTS

/** Also handles event types written by an older or newer version. */
export function describeEvent(kind: string, { provider = '' }: Record<string, string> = {}): string {
  return kind in ACCOUNT_EVENTS
    ? ACCOUNT_EVENTS[kind as AccountEventKind].replace('{provider}', () => provider)
    : 'Something changed in your account.'
}
