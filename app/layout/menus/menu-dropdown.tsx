import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { MENU_PREVIEWS, type MenuName, type Menus, rowsOf } from './menus.ts'
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
  const columns = menus[name]
  const [shown, setShown] = useState(() => rowsOf(columns).find(({ count }) => count > 0))
  const isNarrow = name !== 'emailTypes'
  return (
    <MenuPanel
      ref={panel}
      id={id}
      columns={columns}
      width={WIDTHS[name]}
      onShow={setShown}
      asideBelow={isNarrow}
      aside={<MenuPreview category={shown} rows={rowsOf(columns)} previews={previews} below={isNarrow} />}
    />
  )
}
