import { formatNumber, plural } from '#app/platform/lib/format.ts'

export const CHECK_IDS = [
  'database',
  'storage',
  'disk',
  'chromium',
  'images',
  'mail',
  'jobs',
  'sources',
  'backup',
  'version',
] as const

export type CheckId = (typeof CHECK_IDS)[number]

/** A link or, with an intent, a button of the health page. */
type Action = { label: string; path: string; intent?: string }

const checks: Record<CheckId, { name: string; action: Action }> = {
  database: { name: 'Database', action: { label: 'Export the gallery', path: '/admin/backups#export' } },
  storage: { name: 'Storage', action: { label: 'Show stored files', path: '/admin/health#stored' } },
  disk: {
    name: 'Disk space',
    action: { label: 'Retention settings', path: '/admin/settings/retention' },
  },
  chromium: {
    name: 'Chromium',
    action: { label: 'Test Chromium', path: '/admin/health', intent: 'test-chromium' },
  },
  images: {
    name: 'Remote images',
    action: { label: 'Test remote images', path: '/admin/health', intent: 'test-images' },
  },
  mail: { name: 'Mail server', action: { label: 'Mail server settings', path: '/admin/settings/mail' } },
  jobs: {
    name: 'Jobs',
    action: { label: 'Retry failed jobs', path: '/admin/health', intent: 'retry-jobs' },
  },
  sources: { name: 'Sources', action: { label: 'Open sources', path: '/admin/inbox/sources' } },
  backup: { name: 'Last backup', action: { label: 'Open backups', path: '/admin/backups' } },
  version: { name: 'Version', action: { label: 'Back up before an update', path: '/admin/backups' } },
}

export const healthCopy = {
  title: 'Health',
  inTerminal: 'The same checks in a terminal:',
  states: { ok: 'OK', warning: 'Warning', failed: 'Failed' },
  checks,
  failed: 'That didn’t work',
  unreadable: 'This could not be checked. The server log has the reason.',
  database: {
    ok: (place: string, size: string) => `${place}, ${size}.`,
    embedded: 'Embedded PostgreSQL',
    server: 'PostgreSQL server',
  },
  storage: {
    ok: (place: string) => `Files can be written and read in ${place}.`,
    failed: (place: string) => `Files can’t be written or read in ${place}. Check its permissions or keys.`,
    bucket: (name: string) => `the bucket ${name}`,
  },
  disk: {
    text: (free: string, total: string) => `${free} of ${total} are free.`,
    low: (free: string, total: string) => `Only ${free} of ${total} are free. Free some space soon.`,
  },
  chromium: {
    ok: (path: string) => `Emails are rendered with ${path}.`,
    tested: (version: string) => `Chromium ${version} renders pages.`,
    testFailed: 'Chromium did not start. The server log has the reason.',
  },
  images: {
    always: 'The images of emails are fetched as they come in.',
    onRequest: 'The images of emails are fetched if an editor asks for it.',
    tested: (host: string) => `An image was fetched from ${host}.`,
    testFailed: (host: string) =>
      `No image could be fetched from ${host}. Check the firewall and the DNS of the server.`,
  },
  mail: {
    ok: (host: string) => `Emails are sent through ${host}.`,
    none: 'No mail server is set, so no email is sent. Unsent messages are in the outbox.',
    failed: (reason: string) => `Emails are not being delivered: ${reason}`,
  },
  jobs: {
    ok: (waiting: number, running: number) => `${waiting} waiting, ${running} running, none failed.`,
    failed: (waiting: number, running: number, failed: number) =>
      `${waiting} waiting, ${running} running, ${failed} failed in the last three days.`,
    failure: (name: string, at: string, reason: string) => `${name}, ${at}: ${reason}`,
    retried: 'Failed jobs are tried again',
  },
  sources: {
    none: 'No mailbox or folder is set up to receive emails.',
    ok: (working: number, count: number) =>
      working === count
        ? plural(count, '# source works.', '# sources work.')
        : `${working} of ${plural(count, '# source', '# sources')} working.`,
    failed: (failed: number, count: number) =>
      `${failed} of ${plural(count, '# source', '# sources')} failed.`,
    silent: (silent: number, count: number) =>
      `${silent} of ${plural(count, '# source', '# sources')} inactive for longer than usual.`,
    off: 'off',
    unchecked: 'not checked yet',
    last: (at: string) => `last message ${at}`,
    never: 'no message yet',
    error: (at: string, reason: string) => `failed ${at}: ${reason}`,
  },
  backup: {
    ok: (at: string) => `Made ${at}.`,
    none: 'No backup has been made.',
    old: (at: string) => `Made ${at}, more than eight days ago.`,
    failed: (reason: string) => `Failed: ${reason}`,
  },
  version: (version: string, node: string) => `Mailshelf ${version}, Node.js ${node}.`,
  stored: {
    title: 'Stored files',
    columns: { kind: 'Kind', files: 'Files', size: 'Size' },
    kinds: {
      original: 'Originals',
      html: 'HTML',
      asset: 'Images',
      preview: 'Screenshots',
      upload: 'Unfinished uploads',
      export: 'Exports',
      backup: 'Backups',
    },
  },
  overview: {
    waits: 'To do',
    waiting: (count: number) => `${formatNumber(count)} waiting`,
    uncertain: (count: number) => `${formatNumber(count)} uncertain`,
    reports: (count: number) => plural(count, '# report', '# reports'),
    week: 'Last 7 days',
    added: (count: number) => `${plural(count, '# email', '# emails')} added`,
    rejected: (count: number) => `${plural(count, '# file', '# files')} rejected`,
  },
} as const

export type StoredKind = keyof typeof healthCopy.stored.kinds
