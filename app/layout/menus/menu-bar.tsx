import { ChevronDown } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { href, Link, useFetcher, useLocation } from 'react-router'
import { cn } from '#app/ui/cn.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { lazyModule } from '#app/ui/lazy-component.ts'
import { type NavSection, currentSection } from '#app/layout/menus/current-section.ts'
import type { MenuDropdownProps } from './menu-dropdown.tsx'
import { MENU_PREVIEWS, type MenuName, type Menus } from './menus.ts'
import { useMenuBar } from './use-menu-bar.ts'

/** Each with the page it links to. */
const MENUS: { area: NavSection; name: MenuName; label: string; to: string }[] = [
  { area: 'email-types', name: 'emailTypes', label: 'Email Types', to: href('/email-types') },
  { area: 'categories', name: 'categories', label: 'Categories', to: href('/browse') },
  { area: 'seasonal', name: 'seasonal', label: 'Seasonal', to: href('/seasonal') },
]

/** Loaded when the pointer or focus reaches a menu. If that fails, menus stay closed and the links still work. */
const dropdown = lazyModule(() => import('./menu-dropdown.tsx').catch(() => ({ MenuDropdown: () => null })))

/** The header's menus on wide screens. Until scripts run, each name is a link to its page. */
export function MenuBar({ menus }: { menus: Menus }) {
  const previews = useFetcher({ key: MENU_PREVIEWS })
  const area = currentSection(useLocation().pathname, menus)

  function current(name: NavSection) {
    return area === name || undefined
  }

  const { bar, open, itemProps, triggerProps } = useMenuBar(function onReach() {
    void dropdown.load()
    if (!previews.data && previews.state === 'idle') void previews.load(href('/menu-previews'))
  })

  return (
    <nav ref={bar} aria-label="Main" className="mr-6 ml-[34px] h-full shrink-0 max-lg:hidden">
      <ul className="flex h-full items-center gap-0.5">
        {MENUS.map(({ area, name, label, to }) => (
          <li key={area} className="relative flex h-full items-center" {...itemProps(area)}>
            <Trigger to={to} controls={`menu-${area}`} aria-current={current(area)} {...triggerProps(area)}>
              {label}
            </Trigger>
            {open?.id === area && (
              <Suspense>
                <LazyDropdown
                  id={`menu-${area}`}
                  name={name}
                  menus={menus}
                  focusFirst={open.by === 'arrow'}
                />
              </Suspense>
            )}
          </li>
        ))}
        <li>
          <Link to={href('/browse')} aria-current={current('browse')} className="header-link">
            Browse
          </Link>
        </li>
        <li>
          <Link to={href('/brands')} aria-current={current('brands')} className="header-link">
            Brands
          </Link>
        </li>
        <li>
          <Link to={href('/blog')} aria-current={current('blog')} className="header-link">
            Blog
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function LazyDropdown(props: MenuDropdownProps) {
  const { MenuDropdown } = dropdown.useModule()
  return <MenuDropdown {...props} />
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
