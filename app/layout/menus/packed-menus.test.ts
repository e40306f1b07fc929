import { expect, test } from 'vitest'
import type { MenuItem, Menus } from './menus.ts'
import { packMenus, unpackMenus } from './packed-menus.ts'

function item(name: string, rest: Partial<MenuItem> = {}): MenuItem {
  return { name, slug: 'a-slug', type: 'email_type', count: 0, next: null, ...rest }
}

test('what is packed comes out unchanged', () => {
  const menus: Menus = {
    emailTypes: [
      {
        span: 1,
        groups: [
          { title: 'Lifecycle', items: [item('Abandoned Cart', { slug: 'abandoned-cart', count: 1200 })] },
          { title: 'Empty', items: [] },
        ],
      },
      { span: 2, groups: [{ title: 'Rest', items: [item('Sale'), item('Win-Back', { slug: 'win-back' })] }] },
    ],
    categories: [],
    seasonal: [
      {
        span: 1,
        groups: [
          {
            title: 'Seasons & Events',
            items: [
              item('New Year', { type: 'occasion', next: { date: '2027-01-01', days: 40 } }),
              item('Fall', { type: 'seasonal', slug: 'autumn' }),
            ],
          },
        ],
      },
    ],
  }
  expect(unpackMenus(packMenus(menus))).toEqual(menus)
})

test('names may contain what separates them', () => {
  const strange = item('50% | off; ^ ~\n “ö”', { slug: 'half|off', type: 'vertical' })
  const menus: Menus = {
    emailTypes: [],
    categories: [{ span: 1, groups: [{ title: 'A~B', items: [strange] }] }],
    seasonal: [],
  }
  expect(unpackMenus(packMenus(menus))).toEqual(menus)
})

test('a menu without categories has no columns', () => {
  const none = { emailTypes: [], categories: [], seasonal: [] }
  expect(unpackMenus(packMenus(none))).toEqual(none)
})
