import { emailTypes } from '#app/features/categories/email-types.ts'
import * as v from '#app/features/categories/verticals.ts'
import { buildMenus, type Menus } from './menus.ts'

export async function loadMenus(): Promise<Menus> {
  const all = Object.values(v).flat().filter((x: any) => x.slug) as any[]
  return buildMenus([
    ...emailTypes.map((t, i) => ({ ...t, type: 'email_type' as const, half: null, count: i * 7 })),
    ...all.map((t) => ({ ...t, type: 'vertical' as const, masterTag: 'Other', count: 3 })),
  ])
}
