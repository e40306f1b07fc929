import type { Menus } from './menus.ts'

export type MenuName = keyof Menus

export const NO_MENUS: Menus = { emailTypes: [], categories: [], seasonal: [] }

/** Names the request for the pictures beside the email types. */
export const MENU_PREVIEWS = 'menu-previews'
