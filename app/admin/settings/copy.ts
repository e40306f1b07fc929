import { formatNumber } from '#app/platform/lib/format.ts'

/** Texts of the first setup, after `npm start` on an empty folder. */
export const setupCopy = {
  title: 'Set up your gallery',
  accountTitle: 'Create the owner’s account',
  accountLead: 'Owners can change everything. No mail server is needed.',
  create: 'Create account',
  created: 'Account created',
  failed: 'Failed to create the account',
  taken: 'This address has an account already. Make it an owner with `mailshelf admin create`.',
  overTitle: 'This setup link has expired',
  over: 'It works once, and only while the gallery has no owner. Restart the server for a new link, or run `mailshelf setup-link`.',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  skip: 'Skip',
  next: 'Save and continue',
  skipped: (list: string) =>
    `Not set up yet: ${list}. You can change all of this later under Admin, Settings.`,
  steps: {
    samples: {
      title: 'Samples',
      about: (count: number) =>
        `The gallery shows ${count} sample emails from fictional brands. Remove them now, or keep them until you have emails of your own.`,
      none: 'The gallery has no samples.',
      remove: 'Remove samples',
      keep: 'Keep samples',
      removed: 'Samples removed',
    },
    home: {
      about: ({ emails, brands }: { emails: number; brands: number }) =>
        `The home page shows numbers. This gallery has ${formatNumber(emails)} ${emails === 1 ? 'email' : 'emails'} from ${formatNumber(brands)} ${brands === 1 ? 'brand' : 'brands'}.`,
    },
    emails: {
      title: 'Add your emails',
      about: 'Choose how emails reach the gallery. You can use several ways.',
      ways: {
        upload: 'Upload files: .eml, .mbox or .zip',
        address: 'Receive emails at an address',
        sources: 'Read a mailbox or a folder',
      },
      test: 'Screenshots need Chromium. Remote images are fetched from the servers of the senders.',
      open: 'Open the gallery',
      missing: { name: 'name', access: 'access', mail: 'mail server', chromium: 'Chromium' },
    },
  },
}

export const settingsCopy = {
  title: 'Settings',
  byEnvironment: (name: string) => `Set by the environment variable ${name}.`,
  save: 'Save',
  saved: 'Settings saved',
  failed: 'Failed to save the settings',
  image: {
    prompt: 'Choose an image',
    hint: 'PNG, SVG or WebP, up to 4 MB.',
    tooLarge: 'Too large (maximum 4 MB).',
    unreadable: 'Couldn’t read this image. An SVG may contain only shapes and text.',
    current: (label: string) => `Current ${label.toLowerCase()}`,
  },
  remove: (label: string) => `Remove the ${label.toLowerCase()}`,
  secretKept: 'One is stored. Leave empty to keep it.',
  signUp: {
    noSingleSignOn: 'Add a provider under Single sign-on first',
    noDomain: 'Enter at least one domain',
    noMail: 'Set a mail server first: without one, addresses are not confirmed',
  },
  providers: {
    add: 'Add a provider',
    redirectUri: 'Redirect URI to register at the provider:',
    name: 'Name',
    nameHint: 'Shown on the sign-in button.',
    issuer: 'Issuer',
    issuerHint: 'The URL of the provider, such as https://login.example.com.',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    secretKept: 'A secret is stored. Leave empty to keep it.',
    domains: 'Allowed email domains',
    domainsHint: 'Separated by spaces. Leave empty to allow all.',
    roleClaim: 'Role claim',
    roleClaimHint:
      'A claim with groups or roles, such as groups. It sets the role with every sign-in, and removes a role without a value below. Leave empty to keep roles as they are.',
    roles: {
      admin: 'Claim values of owners',
      editor: 'Claim values of editors',
      reviewer: 'Claim values of reviewers',
    },
    rolesHint: 'Separated by commas.',
    signOut: 'Sign out at the provider',
    signOutHint: 'Register the URL of the gallery’s home page as post-logout redirect URI.',
    remove: 'Remove this provider',
    removeHint: 'Its users can no longer sign in with it.',
  },
  mail: {
    server: 'Server',
    serverHint: 'Such as smtp.example.com. Leave empty to send nothing.',
    port: 'Port',
    portHint: '465 or 587 for most servers.',
    user: 'User name',
    password: 'Password',
    passwordKept: 'A password is stored. Leave empty to keep it.',
    noServer: 'Enter the name of the server, such as smtp.example.com',
    noPort: 'Enter a port between 1 and 65535',
    outbox: 'Unsent messages',
    test: 'Send a test email',
    tested: 'Test email sent',
    testedTo: (address: string) => `Look for it in the inbox of ${address}.`,
    testFailed: 'The test email was not sent',
    copyWaiting: (address: string) =>
      `A copy of the last test email went to ${address}. Once it arrives, this page shows the results of SPF and DKIM.`,
    copyArrived: (address: string, spf = 'not checked', dkim = 'none') =>
      `The last test email arrived at ${address}. SPF: ${spf}. DKIM: ${dkim}.`,
    reasons: {
      refused: 'The server does not accept connections on this port. Check the server and the port.',
      unknownHost: 'No server has this name. Check its spelling.',
      timeout: 'The server did not respond in time. Check the port, and that no firewall blocks it.',
      signIn: 'The server rejected the user name or the password.',
      encryption: 'No encrypted connection was possible. Try port 465 or 587.',
      certificate: 'The certificate of the server is not valid for this name.',
      sender: 'The server rejected the sender or the recipient.',
      other: 'The mail server reported an error.',
    },
    serverResponse: (text: string) => `Server response: ${text}`,
    testSubject: (site: string) => `Test email from ${site}`,
    testText: 'If you can read this, the mail server works.',
  },
}
