import { ChevronDown, Menu as MenuIcon, Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Form, href, Link } from 'react-router'
import { categoryLink } from '#app/gallery/categories/components/category-path.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'
import { ThemeToggle } from '#app/layout/theme-toggle.tsx'
import { LogInLink } from '#app/layout/sign-in-link.tsx'
import { closes, opens, PlainDialog } from '#app/layout/plain-dialog.tsx'
import { tools } from '#app/layout/tools.ts'
import { useOnNavigation } from '#app/layout/use-on-navigation.ts'
import { menuCopy } from './copy.ts'
import { fetchMenus } from './fetch-menus.ts'
import { DaysToGo, MenuCount } from './menu-count.tsx'
import { MENU_PAGES, type MenuColumn, type MenuGroup, type MenuItem, type Menus } from './menus.ts'
import { isPathOn } from '#app/platform/lib/modules.ts'

const ID = 'menu'

const topRow = 'flex h-12 w-full items-center justify-between text-[1.0625rem]/none font-medium'

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
      <IconButton label="Open menu" {...opens(ID)} className="mr-2 -ml-[9px] lg:hidden">
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <PlainDialog
        ref={dialog}
        id={ID}
        aria-label="Menu"
        onOpenChange={(isOpen) => void (isOpen && fillIn())}
        className="menu-sheet inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(360px,100%-48px)] max-w-none bg-canvas"
      >
        <div className="flex h-(--header-height) shrink-0 items-center justify-between border-b border-line pr-2 pl-5">
          <Link to={href('/')} aria-label={`${site.name}, home`}>
            <Wordmark />
          </Link>
          <IconButton label="Close menu" {...closes(ID)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <nav aria-label="Main" className="flex-1 overflow-y-auto overscroll-contain px-5 py-3">
          <search>
            <Form action={href('/search')} className="relative pt-2 pb-3">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute top-[22px] left-3 size-[18px] text-ink-soft"
              />
              <input
                type="search"
                name="q"
                aria-label="Search"
                placeholder="Search"
                autoComplete="off"
                className="h-11 w-full rounded-control bg-sunk pr-3 pl-[39px] text-[1rem]/6 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
              />
            </Form>
          </search>
          <ul className="divide-y divide-line">
            <Section name="Email Types" columns={menus?.emailTypes} all={MENU_PAGES.emailTypes} />
            <Section name="Categories" columns={menus?.categories} all={MENU_PAGES.categories} />
            <Section name="Seasonal" columns={menus?.seasonal} all={MENU_PAGES.seasonal} />
            <Pages pages={[BROWSE, BRANDS]} />
            <li>
              <details className="group">
                <TopSummary name="Tools" />
                <ul className="pb-5">
                  {tools().map(({ name, to }) => (
                    <li key={to}>
                      <Link to={to} className="flex h-11 items-center text-[0.9375rem]/none">
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            <Pages pages={[BLOG, ...accountPages(signedIn)]} />
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

const BROWSE = { name: 'Browse', to: href('/browse') }
const BRANDS = { name: 'Brands', to: href('/brands') }
const BLOG = { name: 'Blog', to: href('/blog') }

function accountPages(signedIn: boolean): Page[] {
  return [
    { name: 'Saved Emails', to: href('/saved') },
    ...(signedIn
      ? [
          { name: 'Following', to: href('/following') },
          { name: 'Settings', to: href('/settings') },
        ]
      : [{ name: 'Sign up', to: href('/signup') }]),
  ]
}

function Pages({ pages }: { pages: Page[] }) {
  return pages
    .filter(({ to }) => isPathOn(to))
    .map(({ name, to }) => (
      <li key={to}>
        <Link to={to} className={topRow}>
          {name}
        </Link>
      </li>
    ))
}

type SectionProps = {
  name: string
  /** Undefined until they are fetched. */
  columns: MenuColumn[] | undefined
  /** The page that lists the same. */
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
