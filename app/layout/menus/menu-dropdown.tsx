import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { type HeaderMenus, MENU_PAGES, type MenuItem, type MenuName, rowsOf } from './menus.ts'
import { MenuPanel } from './menu-panel.tsx'
import { MenuPreview } from './menu-preview.tsx'

const WIDTHS = { emailTypes: 800, categories: 600, seasonal: 500 }

export type MenuDropdownProps = {
  id: string
  name: MenuName
  fetched: Promise<HeaderMenus | null>
  /** Opened with the arrow key, which moves the focus into it. */
  focusFirst: boolean
  /** Shown if the menus could not be fetched. */
  failed: ReactNode
}

export function MenuDropdown({ fetched, failed, ...rest }: MenuDropdownProps) {
  const found = use(fetched)
  return found ? <Dropdown {...rest} {...found} /> : failed
}

type DropdownProps = Omit<MenuDropdownProps, 'fetched' | 'failed'> & HeaderMenus

function Dropdown({ id, name, menus, pictures, focusFirst }: DropdownProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusFirst) panel.current!.querySelector<HTMLElement>('[data-row]')?.focus()
  }, [focusFirst])
  const columns = menus[name]
  const [rows] = useState(() => rowsOf(columns).filter(({ slug }) => pictures[slug]))
  const [shown, setShown] = useState(rows[0])
  // The last preview stays beside a category without emails, so that the panel does not jump.
  const showPreview = (category: MenuItem) => pictures[category.slug] && setShown(category)
  return (
    <MenuPanel
      ref={panel}
      id={id}
      columns={columns}
      width={WIDTHS[name]}
      onShow={showPreview}
      below={<MenuPreview category={shown} rows={rows} pictures={pictures} page={MENU_PAGES[name]} />}
    />
  )
}
