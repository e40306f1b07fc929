import { describe, expect, it } from 'vitest'
import { balance, buildMenus, groupByMasterTag, type MenuCategory } from './menus.ts'

function emailType(slug: string, masterTag: string): MenuCategory {
  return { name: slug, slug, type: 'email_type', masterTag, half: null, count: 1 }
}

function inHalf(slug: string, type: MenuCategory['type'], half: MenuCategory['half']): MenuCategory {
  return { name: slug, slug, type, masterTag: 'Other', half, count: 0 }
}

function group(heading: string, size: number) {
  return { heading, categories: Array.from({ length: size }, (_, n) => emailType(`${heading}-${n}`, heading)) }
}

describe('groupByMasterTag', () => {
  it('keeps the order of tags and puts Other last', () => {
    const groups = groupByMasterTag([
      emailType('misc', 'Other'),
      emailType('welcome', 'Lifecycle'),
      emailType('blank', ' '),
      emailType('discount', 'Promotional'),
      emailType('onboarding', 'Lifecycle'),
    ])
    expect(groups.map((g) => [g.heading, g.categories.map((c) => c.slug)])).toEqual([
      ['Lifecycle', ['welcome', 'onboarding']],
      ['Promotional', ['discount']],
      ['Other', ['misc', 'blank']],
    ])
  })

  it('leaves verticals and seasons out', () => {
    expect(groupByMasterTag([inHalf('saas', 'vertical', 'business_type')])).toEqual([])
  })
})

describe('balance', () => {
  it('fills the shortest column and keeps the order inside each', () => {
    const columns = balance(
      [
        group('Lifecycle', 5),
        group('Engagement', 10),
        group('Promotional', 5),
        group('Transactional', 5),
        group('Sales', 7),
      ],
      3,
    )
    expect(columns.map((column) => column.groups.map((g) => g.heading))).toEqual([
      ['Lifecycle', 'Transactional'],
      ['Engagement'],
      ['Promotional', 'Sales'],
    ])
  })

  it('makes no empty columns', () => {
    expect(balance([group('Only', 2)], 3)).toHaveLength(1)
    expect(balance([], 3)).toEqual([])
  })
})

describe('buildMenus', () => {
  it('splits verticals and seasons into their halves', () => {
    const menus = buildMenus([
      inHalf('saas', 'vertical', 'business_type'),
      inHalf('travel', 'vertical', 'industry'),
      inHalf('halloween', 'occasion', 'holiday'),
      inHalf('summer', 'seasonal', 'event'),
    ])
    const names = (columns: typeof menus.categories) =>
      columns.flatMap((column) => column.groups.map((g) => [g.heading, g.categories.map((c) => c.slug)]))
    expect(names(menus.categories)).toEqual([
      ['Business Type', ['saas']],
      ['Industries', ['travel']],
    ])
    expect(names(menus.seasonal)).toEqual([
      ['Holidays', ['halloween']],
      ['Seasons & Events', ['summer']],
    ])
  })
})
