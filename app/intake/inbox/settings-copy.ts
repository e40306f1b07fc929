import { plural } from '#app/platform/lib/format.ts'

export const settingsCopy = {
  addresses: {
    title: 'Addresses',
    about:
      'Emails sent to these addresses enter the gallery. An address is never shown to visitors, and is removed from the emails themselves.',
    none: 'No addresses yet',
    address: 'Address',
    hint: (domain: string | undefined) =>
      domain
        ? `Enter a name for an address at ${domain}, or * for all other names.`
        : 'Such as you+acme@example.com, for a mailbox that is read over IMAP.',
    placeholder: 'acme',
    brand: 'Brand',
    brandHint:
      'All emails to this address get this brand. A new name creates the brand. Leave empty to use each email’s sender.',
    publish: 'New emails',
    publishing: { 'after-review': 'Review first', 'at-once': 'Publish immediately' },
    add: 'Add address',
    adding: 'Adding…',
    added: (address: string) => `${address} receives emails`,
    taken: 'This address already exists.',
    invalid: 'Please enter an address.',
    addFailed: 'Failed to add the address',
    anyBrand: 'Each email’s sender',
    received: (count: number) => plural(count, '# email received', '# emails received'),
    remove: 'Remove…',
    removeNow: (address: string) => `Remove ${address}`,
    removed: 'Address removed',
  },
  tokens: {
    title: 'Tokens',
    about:
      'Anyone with a token can send emails to the gallery: a mail provider’s webhook, a script, a browser extension.',
    none: 'No tokens yet',
    name: 'Name',
    nameHint: 'Where the token is used.',
    namePlaceholder: 'Webhook',
    create: 'Create token',
    creating: 'Creating…',
    createFailed: 'Failed to create the token',
    shownOnce: 'Copy this token now. It is shown only once.',
    created: 'Created',
    lastUsed: 'Last used',
    neverUsed: 'Never used',
    revoked: 'Revoked',
    revoke: 'Revoke…',
    revokeNow: (name: string) => `Revoke ${name}`,
    revokedNow: 'Token revoked',
    example: 'Send a message like this:',
  },
} as const
