import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { MenuCategory } from '#app/features/categories/queries.server.ts'
import { MENU_PREVIEWS, type MenuName, type Menus } from './menus.ts'
import { MenuPanel } from './menu-panel.tsx'
import { MenuPreview, type MenuPreviews } from './menu-preview.tsx'
import { useMenuNavigation } from './use-menu-navigation.ts'

const WIDTHS = { emailTypes: 800, categories: 600, seasonal: 500 }

export type MenuDropdownProps = {
  id: string
  name: MenuName
  menus: Menus
  /** Opened with the arrow key, which moves the focus into it. */
  focusFirst: boolean
}

/** The dropdown of an open menu. */
export function MenuDropdown({ id, name, menus, focusFirst }: MenuDropdownProps) {
  const panel = useRef<HTMLDivElement>(null)
  useMenuNavigation(panel, focusFirst)
  const { data: previews } = useFetcher<MenuPreviews>({ key: MENU_PREVIEWS })
  const [shown, setShown] = useState(() => firstWithEmails(menus))
  const hasPreview = name === 'emailTypes'
  return (
    <MenuPanel
      ref={panel}
      id={id}
      columns={menus[name]}
      width={WIDTHS[name]}
      onShow={hasPreview ? setShown : undefined}
      aside={hasPreview && <MenuPreview category={shown} previews={previews} />}
    />
  )
}

function firstWithEmails({ emailTypes }: Menus): MenuCategory | undefined {
  return emailTypes
    .flatMap((column) => column.groups)
    .flatMap((group) => group.items)
    .find((category) => category.count > 0)
}
