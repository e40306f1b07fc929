/** Text of the pages about rules, and of the clean shelf. */

const list = new Intl.ListFormat('en', { type: 'conjunction' })

function emails(count: number): string {
  return count === 1 ? '1 email' : `${count.toLocaleString('en-US')} emails`
}

export const rulePagesCopy = {
  all: {
    title: 'What the checks look for',
    here: 'Checks',
    description:
      'Every rule that emails are checked by: why it matters, how to mend it, what it cannot know, and examples.',
    lead: 'Every email here is checked once, when it comes in. These are the rules, with what each of them cannot know. There is no score.',
    clean: 'The clean shelf: emails without a serious finding',
    weights:
      'Serious findings keep some readers from the content. Notable ones cost them effort. Minor ones are refinements.',
    features:
      'A feature is a finding where an email uses it and one of these families of mail programs lacks it. Serious and notable ones carry content.',
    unused: (count: number) => `${count} more features, which no email here uses`,
  },
  foundIn: (count: number, of: number) =>
    count === 0 ? 'No email here' : `${count.toLocaleString('en-US')} of ${emails(of)}`,
  emailsHead: 'Emails',
  facts: { weight: 'Weight', group: 'Part of', found: 'Found in' },
  cannotKnow: 'Cannot know:',
  support: 'Who shows it',
  family: 'Mail programs',
  verdict: 'Support',
  lackedBy: (families: string[]) =>
    `${list.format(families)} ${families.length === 1 ? 'lacks' : 'lack'} it.`,
  featureLimits:
    'The answers come from tests that volunteers make in real mail programs, and those change. They say whether a feature is known, not what an email does with it.',
  examples: {
    rule: { bad: 'Where it was found', good: 'Where it was not found' },
    feature: { bad: 'Emails that use it', good: 'Emails that do without it' },
    noBad: 'None of the emails here.',
    noGood: 'None of the emails here that could have it.',
  },
  featureTitle: (name: string) => `${name} in emails`,
  missing: {
    title: 'No such rule',
    text: 'Nothing is checked under this name.',
    label: 'All rules',
  },
  clean: {
    title: 'The clean shelf',
    here: 'The clean shelf',
    description:
      'Emails in which the checks found nothing serious: readable for everyone, complete in the main mail programs, with their HTML.',
    lead: 'Emails in which a browser and our rules found nothing serious. Read how they are made.',
    rules: 'What the checks look for',
    filter: 'Filter these emails',
    source: 'Open the HTML',
    failed: 'Failed to load the emails',
    empty: 'No email here is without a serious finding yet.',
  },
} as const
