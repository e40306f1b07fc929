import { formatNumber, plural } from '#app/platform/lib/format.ts'
import type { Severity } from './issue.ts'
import type { Group } from './check.ts'
import type { Verdict } from './support/client-families.ts'

export const checksCopy = {
  loading: 'Loading the checks…',
  notYet: 'Not checked yet',
  notYetText: 'New emails are checked within minutes. Reload the page then.',
  failed: 'The checks couldn’t be loaded',
  lead: 'Issues in this email, as it is stored in the gallery.',
  leadOfDraft:
    'Issues in your draft. Scripts, forms and personal data were removed first, as from every email in the gallery.',
  allWell: 'No issues found',
  withoutBrowser: 'This email was not checked in a browser yet, so contrast and images are missing here.',
  groups: {
    accessibility: {
      title: 'Accessibility',
      about: 'For screen readers, low vision and blocked images.',
    },
    clients: { title: 'Client support', about: 'Features that some email clients don’t support.' },
    delivery: { title: 'Delivery', about: 'Clipping, size, links and preheader.' },
    dark: { title: 'Dark mode', about: 'For readers whose email client uses a dark theme.' },
  } satisfies Record<Group, { title: string; about: string }>,
  severities: { serious: 'Serious', moderate: 'Moderate', minor: 'Minor' } satisfies Record<Severity, string>,
  passed: (count: number) => (count === 1 ? '1 check passed.' : `${count} checks passed.`),
  places: (count: number) => (count === 1 ? '1 place' : `${count.toLocaleString('en-US')} places`),
  fix: 'How to fix',
  fixIt: 'Fix',
  fixesSome: (count: number, of: number) => `${formatNumber(count)} of ${formatNumber(of)} places`,
  limits: 'Limits of this check',
  where: 'Where',
  more: (count: number) => `and ${formatNumber(count)} more`,
  inSource: 'Show in the HTML Editor',
  onPicture: 'Show on the screenshot',
  examples: 'About this check, with examples',
  feature: 'Feature',
  about: 'About',
  aboutFeature: (title: string) => `About ${title}`,
  verdicts: {
    supported: 'supported',
    partly: 'partly supported',
    not: 'not supported',
    unknown: 'unknown',
  } satisfies Record<Verdict, string>,
  shortNames: {
    Gmail: 'Gmail',
    'Apple Mail': 'Apple',
    Outlook: 'Outlook',
    'Outlook for Windows': 'Windows',
    'Yahoo! Mail': 'Yahoo!',
  } as Record<string, string>,
  supportCaption: 'Features that a major email client doesn’t support',
  partialSupport: (count: number) =>
    plural(count, '# CSS feature with partial support', '# CSS features with partial support'),
  supportWeights:
    'Serious or moderate: content depends on the feature. Minor: it is decorative, or used only where it is supported. “Windows” is Outlook for Windows.',
  supportSource: (date: string) => `Data from caniemail.com, as of ${date}.`,
} as const
