import { ChevronDown, Menu as MenuIcon, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { href, Link, NavLink } from 'react-router'
import { categoryLink } from '#app/gallery/categories/components/category-path.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { uiCopy } from '#app/platform/ui/copy.ts'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'
import { ThemeToggle } from '#app/layout/theme-toggle.tsx'
import { LogInLink } from '#app/layout/log-in-link.tsx'
import { closes, opens, PlainDialog } from '#app/layout/plain-dialog.tsx'
import { tools } from '#app/layout/tools.ts'
import { useOnNavigation } from '#app/layout/use-on-navigation.ts'
import { menuCopy } from './copy.ts'
import { fetchMenus } from './fetch-menus.ts'
import { DaysToGo, MenuCount } from './menu-count.tsx'
import { MENU_PAGES, type MenuColumn, type MenuGroup, type MenuItem, type Menus } from './menus.ts'
import { isPathOn } from '#app/platform/lib/modules.ts'
import { layoutCopy } from '#app/layout/copy.ts'

const ID = 'menu'

const { pages } = layoutCopy

const topRow = 'flex h-12 w-full items-center justify-between text-[1.0625rem]/none font-medium'

/** The page one is on, or the section it belongs to. */
const current = 'aria-[current=page]:text-accent'

/** The menus on narrow screens: one dialog that slides in from the left. Its lists are fetched when it opens. */
export function MobileMenu({ signedIn }: { signedIn: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [menus, setMenus] = useState<Menus>()

  async function fillIn() {
    const fetched = await fetchMenus()
    if (fetched) setMenus(fetched.menus)
  }

  useOnNavigation(() => dialog.current!.close())

  return (
    <>
      <IconButton label={layoutCopy.openMenu} {...opens(ID)} className="mr-2 -ml-[9px] lg:hidden">
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <PlainDialog
        ref={dialog}
        id={ID}
        aria-label={layoutCopy.menu}
        onOpenChange={(isOpen) => void (isOpen && fillIn())}
        className="menu-sheet inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(360px,100%-48px)] max-w-none bg-canvas"
      >
        <div className="flex h-(--header-height) shrink-0 items-center justify-between border-b border-line pr-2 pl-5">
          <Link to={href('/')} aria-label={uiCopy.home(site.name)}>
            <Wordmark />
          </Link>
          <IconButton label={layoutCopy.closeMenu} {...closes(ID)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <nav aria-label={layoutCopy.main} className="flex-1 overflow-y-auto overscroll-contain px-5 py-3">
          <ul className="divide-y divide-line">
            <Section name={pages.emailTypes} columns={menus?.emailTypes} all={MENU_PAGES.emailTypes} />
            <Section name={pages.categories} columns={menus?.categories} all={MENU_PAGES.categories} />
            <Section name={pages.seasonal} columns={menus?.seasonal} all={MENU_PAGES.seasonal} />
            <Pages of={[BROWSE, BRANDS]} />
            <li>
              <details className="group">
                <TopSummary name={pages.tools} />
                <ul className="pb-5">
                  {tools().map(({ name, to }) => (
                    <li key={to}>
                      <NavLink to={to} className={`flex h-11 items-center text-[0.9375rem]/none ${current}`}>
                        {name}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            <Pages of={[BLOG, ...accountPages(signedIn)]} />
          </ul>
        </nav>
        <div className="flex shrink-0 items-center justify-between gap-4 border-t border-line px-5 py-3 type-small text-ink-soft">
          <ThemeToggle />
          {!signedIn && (
            <Button asChild>
              <LogInLink />
            </Button>
          )}
        </div>
      </PlainDialog>
    </>
  )
}

type Page = { name: string; to: string }

const BROWSE = { name: pages.browse, to: href('/browse') }
const BRANDS = { name: pages.brands, to: href('/brands') }
const BLOG = { name: pages.blog, to: href('/blog') }

function accountPages(signedIn: boolean): Page[] {
  return [
    { name: pages.saved, to: href('/saved') },
    ...(signedIn
      ? [
          { name: pages.following, to: href('/following') },
          { name: pages.settings, to: href('/settings') },
        ]
      : site.isSignUpOpen
        ? [{ name: layoutCopy.signUp, to: href('/signup') }]
        : []),
  ]
}

function Pages({ of: listed }: { of: Page[] }) {
  return listed
    .filter(({ to }) => isPathOn(to))
    .map(({ name, to }) => (
      <li key={to}>
        <NavLink to={to} className={`${topRow} ${current}`}>
          {name}
        </NavLink>
      </li>
    ))
}

type SectionProps = {
  name: string
  /** Undefined until they are fetched. */
  columns: MenuColumn[] | undefined
  all: { name: string; to: string }
}

function Section({ name, columns = [], all }: SectionProps) {
  return (
    <li>
      <details className="group">
        <TopSummary name={name} />
        <div className="flex flex-col gap-4 pb-5">
          {columns
            .flatMap((column) => column.groups)
            .map((group) => (
              <div key={group.title}>
                <p className="pb-1 type-small text-ink-soft">{group.title}</p>
                <Rows categories={group.items.filter(({ count }) => count > 0)} />
                <EmptyRows group={group} />
              </div>
            ))}
          <Link to={all.to} className="flex h-11 items-center type-ui text-accent">
            {all.name}
          </Link>
        </div>
      </details>
    </li>
  )
}

function TopSummary({ name }: { name: string }) {
  return (
    <summary className={`${topRow} list-none [&::-webkit-details-marker]:hidden`}>
      {name}
      <ChevronDown
        aria-hidden="true"
        className="size-[18px] text-ink-faint transition-[rotate] group-open:rotate-180"
      />
    </summary>
  )
}

/** Folded, because there is nothing to see behind them yet. */
function EmptyRows({ group: { title, items } }: { group: MenuGroup }) {
  const empty = items.filter(({ count }) => count === 0)
  if (empty.length === 0) return null
  return (
    <details>
      <summary className="flex h-11 items-center text-[0.9375rem]/none text-ink-faint underline underline-offset-3">
        {menuCopy.empty(empty.length)}
      </summary>
      <Rows categories={empty} label={menuCopy.emptyIn(title)} />
    </details>
  )
}

function Rows({ categories, label }: { categories: MenuItem[]; label?: string }) {
  return (
    <ul aria-label={label}>
      {categories.map((category) => (
        <li key={category.slug}>
          <Link to={categoryLink(category)} className="flex h-11 items-center gap-3 text-[0.9375rem]/none">
            <span className="min-w-0 flex-1 truncate py-1">{category.name}</span>
            <DaysToGo next={category.next} />
            {category.count > 0 && <MenuCount count={category.count} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
