import { PLATFORMS } from '#app/inspection/attributes/platforms.ts'
import { colorName, colorsAmong } from './colors.ts'
import { ATTRIBUTE_FILTERS, type AttributeFilter, type Choice } from './filters.ts'

const NAMES: Record<
  Exclude<AttributeFilter, 'platform' | 'language' | 'hour' | 'color' | 'template'>,
  Record<string, string>
> = {
  offer: {
    any: 'Any offer',
    discount: 'Discount',
    code: 'Code',
    'free-shipping': 'Free shipping',
    gift: 'Gift',
  },
  discount: { 10: '10% or more', 20: '20% or more', 30: '30% or more', 50: '50% or more' },
  length: {
    50: 'Under 50 words',
    100: 'Under 100 words',
    short: 'Under 150 words',
    medium: '150 to 399 words',
    long: '400 words or more',
  },
  feature: {
    countdown: 'Countdown',
    animated: 'Animated images',
    'plain-text': 'Plain text',
    amp: 'AMP version',
    bimi: 'BIMI logo',
  },
  dark: { yes: 'Has dark styles', no: 'No dark styles' },
  checks: { clean: 'No serious issues', serious: 'Serious issues' },
  weekday: {
    1: 'Monday',
    2: 'Tuesday',
    3: 'Wednesday',
    4: 'Thursday',
    5: 'Friday',
    6: 'Saturday',
    0: 'Sunday',
  },
}

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
const LANGUAGE = /^[a-z]{2,3}$/

const TEMPLATE = /^[0-9a-f]{12}$/

/** `hour:7` as the filter and value that it stands for. */
function readAttribute(attribute: string): { filter: string; value: string } {
  const [filter = '', value = ''] = attribute.split(':')
  return { filter, value }
}

/** Null for what is no platform, or no language. */
export function attributeName(filter: AttributeFilter, value: string): string | null {
  if (filter === 'platform') return PLATFORMS.find(({ slug }) => slug === value)?.name ?? null
  if (filter === 'language') return LANGUAGE.test(value) ? (languages.of(value) ?? null) : null
  if (filter === 'color') return colorName(value)
  if (filter === 'template') return TEMPLATE.test(value) ? value.slice(0, 4) : null
  if (filter === 'hour') return `${value.padStart(2, '0')}:00 to ${value.padStart(2, '0')}:59`
  return NAMES[filter][value] ?? null
}

/** Platforms and languages by name; all others in the order of what they say. */
function inAttributeOrder<T extends { value: string; name: string }>(
  filter: Exclude<AttributeFilter, 'color' | 'template'>,
  choices: T[],
): T[] {
  if (filter === 'platform' || filter === 'language') {
    return choices.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  }
  if (filter === 'hour' || filter === 'discount')
    return choices.toSorted((a, b) => Number(a.value) - Number(b.value))
  // Numbers come first among the keys of an object: the week begins on Monday.
  const order = filter === 'weekday' ? ['1', '2', '3', '4', '5', '6', '0'] : Object.keys(NAMES[filter])
  return choices.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
}

type CountedAttribute = { value: string; count?: number }

export function attributeChoices(
  rowsFor: (filter: AttributeFilter) => CountedAttribute[],
): Record<AttributeFilter, Choice[]> {
  const choices = ATTRIBUTE_FILTERS.map((filter) => [filter, choicesAmong(filter, rowsFor(filter))])
  return Object.fromEntries(choices) as Record<AttributeFilter, Choice[]>
}

/**
 * The choices of this filter among counted rows of all attributes, in order. Colors overlap, so they have no counts. A
 * template is no choice: an email leads to the others of its own.
 */
function choicesAmong(filter: AttributeFilter, rows: CountedAttribute[]): Choice[] {
  if (filter === 'template') return []
  const own = rows
    .map(({ value, count }) => ({ ...readAttribute(value), count }))
    .filter((row) => row.filter === filter)
  if (filter === 'color') {
    return colorsAmong(own.map(({ value }) => value)).map((value) => ({ value, name: colorName(value)! }))
  }
  const found = own.flatMap(({ value, count }) => {
    const name = attributeName(filter, value)
    return name === null ? [] : [{ value, name, count }]
  })
  return inAttributeOrder(filter, found)
}
