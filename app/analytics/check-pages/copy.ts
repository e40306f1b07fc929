import { formatNumber, plural } from '#app/platform/lib/format.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

function emails(count: number): string {
  return plural(count, '# email', '# emails')
}

export const rulePagesCopy = {
  all: {
    title: 'All checks',
    here: 'Checks',
    description:
      'Every check for emails: why it matters, how to fix an issue, the limits of the check, and examples.',
    lead: 'Every email is checked when it is added to the gallery. These are the checks, with their limits. There is no score.',
    clean: 'Clean emails: emails without a serious issue',
    severities:
      'Serious issues keep some readers from the content. Moderate issues make reading harder. Minor issues are refinements.',
    features:
      'A feature is an issue if an email uses it and one of these email clients doesn’t support it. It is serious or moderate if content depends on it.',
  },
  filters: {
    search: 'Search checks and features',
    area: 'Area:',
    severity: 'Severity:',
    client: 'Not supported by:',
    all: 'All',
    any: 'Any client',
    apply: 'Apply',
    clear: 'Clear filters',
    none: 'No matching checks or features.',
    count: (count: number) => plural(count, '# match.', '# matches.'),
  },
  foundIn: (count: number, of: number) =>
    count === 0 ? 'No emails' : `${formatNumber(count)} of ${emails(of)}`,
  emailsHead: 'Emails',
  facts: { severity: 'Severity', group: 'Group', found: 'Found in' },
  cannotKnow: 'Limits:',
  support: 'Client support',
  family: 'Email clients',
  verdict: 'Support',
  lackedBy: (families: string[]) =>
    `${list.format(families)} ${families.length === 1 ? 'doesn’t' : 'don’t'} support it.`,
  featureLimits:
    'The data comes from volunteers’ tests in real email clients, which change. It says whether a feature is supported, not how an email uses it.',
  examples: {
    rule: { bad: 'With the issue', good: 'Without the issue' },
    feature: { bad: 'Emails that use it', good: 'Emails without it' },
    noBad: 'No failing examples yet',
    noGood: 'No passing examples yet',
  },
  featureTitle: (name: string) => `${name} in emails`,
  missing: {
    title: 'Check not found',
    text: 'There is no check at this link.',
    label: 'All checks',
  },
  clean: {
    title: 'Clean emails',
    description:
      'Emails without a serious issue: accessible, supported by the major email clients, with their HTML.',
    lead: 'Emails without a serious issue. Open their HTML to see how they are made.',
    rules: 'All checks',
    filter: 'Filter these emails',
    source: 'Open the HTML',
    failed: 'Failed to load the emails',
    empty: 'No clean emails yet.',
  },
} as const
