import { ChevronDown } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { href, Link, useLocation, useRouteLoaderData } from 'react-router'
import { cn } from '#app/platform/ui/cn.ts'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { lazyComponent, OpenPage } from '#app/platform/ui/lazy-component.tsx'
import { type NavSection, currentSection } from '#app/layout/menus/current-section.ts'
import { fetchMenus } from './fetch-menus.ts'
import type { MenuName } from './menus.ts'
import { ToolsMenu } from './tools-menu.tsx'
import { useMenuBar } from './use-menu-bar.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import { layoutCopy } from '#app/layout/copy.ts'

const { pages } = layoutCopy

/** Each with the page it links to. */
const MENUS: { area: NavSection; name: MenuName; label: string; to: string }[] = [
  { area: 'email-types', name: 'emailTypes', label: pages.emailTypes, to: href('/email-types') },
  { area: 'categories', name: 'categories', label: pages.categories, to: href('/browse') },
  { area: 'seasonal', name: 'seasonal', label: pages.seasonal, to: href('/seasonal') },
]

/** Loaded, as the menus are, when the pointer or focus reaches one. */
const MenuDropdown = lazyComponent(async () => (await import('./menu-dropdown.tsx')).MenuDropdown)

/** What the menus need of a category page. */
type CategoryPage = { page: { half: string | null } | null }

/** The header's menus on wide screens. Until scripts run, each name is a link to its page. */
export function MenuBar() {
  const [fetched, setFetched] = useState<ReturnType<typeof fetchMenus>>()
  const category = useRouteLoaderData<CategoryPage>('routes/gallery/category')?.page
  const area = currentSection(useLocation().pathname, category?.half)

  function current(name: NavSection) {
    return area === name || undefined
  }

  const { bar, open, itemProps, triggerProps } = useMenuBar(function onReach() {
    MenuDropdown.preload()
    setFetched(fetchMenus())
  })

  return (
    <nav ref={bar} aria-label={layoutCopy.main} className="mr-6 ml-[34px] h-full shrink-0 max-lg:hidden">
      <ul className="flex h-full items-center gap-0.5">
        {MENUS.map(({ area, name, label, to }) => (
          <li key={area} className="relative flex h-full items-center" {...itemProps(area)}>
            <Trigger to={to} controls={`menu-${area}`} aria-current={current(area)} {...triggerProps(area)}>
              {label}
            </Trigger>
            {open?.id === area && fetched && (
              <Suspense>
                <MenuDropdown
                  id={`menu-${area}`}
                  name={name}
                  fetched={fetched}
                  focusFirst={open.by === 'arrow'}
                  failed={open.by !== 'hover' && <OpenPage to={to} />}
                  instead={open.by !== 'hover' && <OpenPage to={to} />}
                />
              </Suspense>
            )}
          </li>
        ))}
        <li>
          <Link to={href('/browse')} aria-current={current('browse')} className="header-link">
            {pages.browse}
          </Link>
        </li>
        <li>
          <Link to={href('/brands')} aria-current={current('brands')} className="header-link">
            {pages.brands}
          </Link>
        </li>
        <li>
          <ToolsMenu current={current('tools')} />
        </li>
        {isModuleOn('blog') && (
          <li>
            <Link to={href('/blog')} aria-current={current('blog')} className="header-link">
              {pages.blog}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

type TriggerProps = ComponentProps<'a'> & { to: string; controls: string }

function Trigger({ to, controls, children, ...rest }: TriggerProps) {
  const hydrated = useHydrated()
  const isOpen = rest['aria-expanded'] === true
  return (
    <a
      href={to}
      {...rest}
      {...(hydrated
        ? { role: 'button', 'aria-controls': isOpen ? controls : undefined }
        : { 'aria-expanded': undefined })}
      className={cn('header-link', isOpen && 'bg-sunk')}
    >
      {children}
      <ChevronDown aria-hidden="true" className="size-3.5 text-ink-faint" />
    </a>
  )
}
