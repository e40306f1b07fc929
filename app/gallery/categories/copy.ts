import { plural } from '#app/platform/lib/format.ts'
import { titleCase } from './slug-words.ts'

export const CATEGORY_NOT_FOUND = {
  title: 'Category Not Found',
  text: 'There is no category at this link. The menus above list all categories.',
  browseAll: 'Browse every email',
}
export const EMAIL_TYPES_FAILED = 'Failed to load email types. Please try again later.'

export function bestExamplesTitle(name: string): string {
  return `The Best ${name} Email Examples`
}

/** The text for a slug without a category. */
export function unknownCategory(slug: string): { name: string; description: string } {
  const name = titleCase(slug)
  return {
    name,
    description: `Emails about ${name}, newest first. Open one to see the full email and its HTML.`,
  }
}

export const categoryCopy = {
  emails: ' emails',
  today: 'Today',
  days: (count: number) => plural(count, 'day', 'days'),
  category: {
    failed: 'Failed to load emails for this category',
    all: 'Categories',
    seasonal: 'Seasonal',
    industries: 'Industries',
    businessTypes: 'Business Type',
  },

  emailType: {
    breadcrumb: 'Email Types',
    emailsOf: (name: string) => `${name} Emails`,
    failed: 'Failed to load email examples. Please try again later.',
  },
} as const
