/** The support of email clients, from the data of caniemail.com; `scripts/client-support.mjs` writes the table. */
import table from './client-support.json' with { type: 'json' }

export type Verdict = 'supported' | 'partly' | 'not' | 'unknown'

export type Family = { name: string; clients: RegExp }

/** The most used ones come first. */
export const FAMILIES: Family[] = [
  { name: 'Gmail', clients: /^gmail\.(?!mobile-webmail)/ },
  { name: 'Apple Mail', clients: /^apple-mail\./ },
  { name: 'Outlook', clients: /^outlook\.(?:outlook-com|macos|ios|android)$/ },
  { name: 'Outlook for Windows', clients: /^outlook\.windows$/ },
  { name: 'Yahoo! Mail', clients: /^yahoo\./ },
  { name: 'Samsung Email', clients: /^samsung-email\./ },
  { name: 'Thunderbird', clients: /^thunderbird\./ },
  { name: 'Proton Mail', clients: /^protonmail\./ },
  { name: 'Fastmail', clients: /^fastmail\./ },
  { name: 'GMX and WEB.DE', clients: /^(?:gmx|web-de)\./ },
]

export const MAIN_FAMILIES = FAMILIES.slice(0, 5)

const features: Record<string, { title: string; support: string } | undefined> = table.features
const { clients } = table

export const SUPPORT_DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}).format(new Date(table.date))

export const FEATURES = Object.keys(features)

export function featureTitle(slug: string): string {
  return features[slug]?.title ?? slug
}

export function hasFeature(slug: string): boolean {
  return features[slug] !== undefined
}

/** Whether all clients of the family support it, none does, or some do. Untested clients do not count. */
export function verdictOf(slug: string, family: Family): Verdict {
  const letters = clients.flatMap((client, index) =>
    family.clients.test(client) ? [features[slug]?.support[index] ?? '-'] : [],
  )
  const known = letters.filter((letter) => letter === 'y' || letter === 'n' || letter === 'a')
  if (known.length === 0) return 'unknown'
  if (known.every((letter) => letter === 'y')) return 'supported'
  return known.every((letter) => letter === 'n') ? 'not' : 'partly'
}
