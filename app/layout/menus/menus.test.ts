import { describe, expect, it } from 'vitest'
import type { MenuCategory } from '#app/gallery/categories/queries.server.ts'
import { balance, buildMenus } from './build-menus.ts'
import type { MenuColumn } from './menus.ts'

function category(slug: string, rest: Partial<MenuCategory>): MenuCategory {
  return {
    name: slug,
    slug,
    type: 'email_type',
    masterTag: 'Other',
    half: null,
    count: 1,
    next: null,
    ...rest,
  }
}

function group(title: string, size: number) {
  return { title, items: Array.from({ length: size }, (_, n) => category(`${title}-${n}`, {})) }
}

function titles(columns: MenuColumn[]) {
  return columns.map((column) => column.groups.map((inside) => inside.title))
}

function rows(columns: MenuColumn[]) {
  return columns.flatMap((column) =>
    column.groups.map((inside) => [inside.title, ...inside.items.map((c) => c.slug)]),
  )
}

describe('balance', () => {
  it('fills the shortest column and keeps the order inside each', () => {
    const groups = [group('a', 5), group('b', 10), group('c', 5), group('d', 5), group('e', 7)]
    expect(titles(balance(groups, 3))).toEqual([['a', 'd'], ['b'], ['c', 'e']])
  })

  it('creates no empty columns', () => {
    expect(titles(balance([group('only', 2)], 3))).toEqual([['only']])
    expect(balance([], 3)).toEqual([])
  })
})

describe('buildMenus', () => {
  it('lists occasions from today on, and seasons around the year', () => {
    const day = { type: 'occasion', half: 'holiday' } as const
    const season = { type: 'seasonal', half: 'event' } as const
    const { seasonal } = buildMenus([
      category('new-year', { ...day, next: { date: '2027-01-01', days: 40 } }),
      category('easter', { ...day, next: { date: '2027-03-28', days: 126 } }),
      category('black-friday', { ...day, next: { date: '2026-11-27', days: 5 } }),
      category('winter', season),
      category('spring', season),
    ])
    expect(rows(seasonal)).toEqual([
      ['Holidays', 'black-friday', 'new-year', 'easter'],
      ['Seasons & Events', 'winter', 'spring'],
    ])
  })

  it('puts every category in its menu and group, once', () => {
    const menus = buildMenus([
      category('welcome', { masterTag: 'Lifecycle' }),
      category('blank', { masterTag: '' }),
      category('saas', { type: 'vertical', half: 'business_type' }),
      category('travel', { type: 'vertical', half: 'industry' }),
      category('halloween', { type: 'occasion', half: 'holiday' }),
      category('summer', { type: 'seasonal', half: 'event' }),
    ])
    expect(rows(menus.emailTypes)).toEqual([
      ['Lifecycle', 'welcome'],
      ['Other', 'blank'],
    ])
    expect(rows(menus.categories)).toEqual([
      ['Business Type', 'saas'],
      ['Industries', 'travel'],
    ])
    expect(rows(menus.seasonal)).toEqual([
      ['Holidays', 'halloween'],
      ['Seasons & Events', 'summer'],
    ])
  })
})
