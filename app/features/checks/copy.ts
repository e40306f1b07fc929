/** Text of the Checks tab. */
import type { Weight } from './finding.ts'
import type { Group } from './rule.ts'
import type { Verdict } from './support/client-families.ts'

export const checksCopy = {
  loading: 'Loading the checks…',
  notYet: 'Not checked yet',
  notYetText: 'The server checks every email once, soon after it came in. Come back in a few minutes.',
  failed: 'The checks couldn’t be loaded',
  lead: 'What this email gets right and wrong, as it is stored here.',
  leadOfDraft:
    'What your draft gets right and wrong. Scripts, forms and personal details were removed first, as from every email here.',
  nothing: 'Nothing found',
  allWell: 'No rule found anything',
  allWellText: 'That is rarer than one email in a thousand.',
  withoutBrowser: 'No browser has looked at this email yet, so contrast and pictures were not checked.',
  groups: {
    everyone: {
      title: 'Reads for everyone',
      about: 'With a screen reader, with weak eyes, and without pictures.',
    },
    everywhere: { title: 'Shows everywhere', about: 'What mail programs leave out of it.' },
    whole: { title: 'Arrives whole', about: 'What is cut, blocked or hidden on the way.' },
    dark: { title: 'In the dark', about: 'For readers who prefer light text on a dark ground.' },
  } satisfies Record<Group, { title: string; about: string }>,
  weights: { serious: 'Serious', notable: 'Notable', minor: 'Minor' } satisfies Record<Weight, string>,
  passed: (count: number) => (count === 1 ? '1 rule found nothing' : `${count} rules found nothing`),
  places: (count: number) => (count === 1 ? '1 place' : `${count.toLocaleString('en-US')} places`),
  why: 'Why',
  mend: 'How to mend it',
  mendIt: 'Mend it',
  mendsSome: (count: number, of: number) =>
    `${count.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} places`,
  limits: 'What this cannot know',
  where: 'Where',
  more: (count: number) => `and ${count.toLocaleString('en-US')} more`,
  inSource: 'Show in the HTML Editor',
  onPicture: 'Show on the picture',
  examples: 'About this rule, with good and bad examples',
  feature: 'Feature',
  about: 'About',
  aboutFeature: (title: string) => `About ${title}`,
  verdicts: {
    supported: 'works',
    partly: 'works in part',
    not: 'does not work',
    unknown: 'not known',
  } satisfies Record<Verdict, string>,
  shortNames: {
    Gmail: 'Gmail',
    'Apple Mail': 'Apple',
    Outlook: 'Outlook',
    'Outlook for Windows': 'Windows',
    'Yahoo! Mail': 'Yahoo!',
  } as Record<string, string>,
  supportCaption: 'Features of this email that a main mail program lacks',
  supportWeights:
    'Serious and notable ones carry content; minor ones are additions, or used only where they work. “Windows” is Outlook for Windows.',
  supportSource: (date: string) => `Data of caniemail.com, as of ${date}.`,
} as const
