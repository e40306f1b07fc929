import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { href, Link, useFetcher, useLocation } from 'react-router'
import type { MenuCategory } from '#app/features/categories/queries.server.ts'
import { cn } from '#app/ui/cn.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { type Area, areaOf } from './area.ts'
import { MenuPanel } from './menu-panel.tsx'
import { MenuPreview, type MenuPreviews } from './menu-preview.tsx'
import type { Menus } from './menus.ts'
import { useMenuBar } from './use-menu-bar.ts'

const topLink =
  'flex items-center gap-[3px] rounded-[7px] px-[11px] py-2 type-ui whitespace-nowrap transition-[background-color] hover:bg-sunk aria-[current=true]:bg-sunk'

/** The header's menus on wide screens. Until the script runs, each name is a link to the page behind it. */
export function MenuBar({ menus }: { menus: Menus }) {
  const previews = useFetcher<MenuPreviews>({ key: 'menu-previews' })
  const [shown, setShown] = useState<MenuCategory>()
  const area = areaOf(useLocation().pathname, menus)

  function current(name: Area) {
    return area === name || undefined
  }

  const { bar, open, itemProps, triggerProps } = useMenuBar(function onReach() {
    if (!previews.data && previews.state === 'idle') void previews.load(href('/menu-previews'))
  })

  const firstWithEmails = menus.emailTypes
    .flatMap((column) => column.groups)
    .flatMap((group) => group.items)
    .find((category) => category.count > 0)

  return (
    <nav ref={bar} aria-label="Main" className="mr-6 ml-[34px] h-full shrink-0 max-lg:hidden">
      <ul className="flex h-full items-center gap-0.5">
        <li className="relative flex h-full items-center" {...itemProps('email-types')}>
          <MenuName
            to={href('/email-types')}
            controls="menu-email-types"
            aria-current={current('email-types')}
            {...triggerProps('email-types')}
          >
            Email Types
          </MenuName>
          {open === 'email-types' && (
            <MenuPanel
              id="menu-email-types"
              columns={menus.emailTypes}
              width={800}
              onShow={setShown}
              aside={<MenuPreview category={shown ?? firstWithEmails} previews={previews.data} />}
            />
          )}
        </li>
        <li className="relative flex h-full items-center" {...itemProps('categories')}>
          <MenuName
            to={href('/browse')}
            controls="menu-categories"
            aria-current={current('categories')}
            {...triggerProps('categories')}
          >
            Categories
          </MenuName>
          {open === 'categories' && <MenuPanel id="menu-categories" columns={menus.categories} width={600} />}
        </li>
        <li className="relative flex h-full items-center" {...itemProps('seasonal')}>
          <MenuName
            to={href('/browse')}
            controls="menu-seasonal"
            aria-current={current('seasonal')}
            {...triggerProps('seasonal')}
          >
            Seasonal
          </MenuName>
          {open === 'seasonal' && <MenuPanel id="menu-seasonal" columns={menus.seasonal} width={500} />}
        </li>
        <li>
          <Link to={href('/brands')} aria-current={current('brands')} className={topLink}>
            Brands
          </Link>
        </li>
        <li>
          <Link to={href('/blog')} aria-current={current('blog')} className={topLink}>
            Blog
          </Link>
        </li>
      </ul>
    </nav>
  )
}

type MenuNameProps = ComponentProps<'a'> & { to: string; controls: string }

function MenuName({ to, controls, children, ...rest }: MenuNameProps) {
  const hydrated = useHydrated()
  const isOpen = rest['aria-expanded'] === true
  return (
    <a
      href={to}
      {...rest}
      {...(hydrated
        ? { role: 'button', 'aria-controls': isOpen ? controls : undefined }
        : { 'aria-expanded': undefined })}
      className={cn(topLink, isOpen && 'bg-sunk')}
    >
      {children}
      <ChevronDown aria-hidden="true" className="size-3.5 text-ink-faint" />
    </a>
  )
}
