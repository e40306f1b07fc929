import { ChevronDown, Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Form, href, Link } from 'react-router'
import { site } from '#app/site-config.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { NextOccasions } from '#app/features/categories/components/next-occasions.tsx'
import { ThemeToggle } from '#app/layout/footer-toggles.tsx'
import { menuCopy } from './copy.ts'
import { categoryLink, type MenuColumn, type MenuGroup, type MenuItem, type Menus, rowsOf } from './menus.ts'
import { LogInLink } from '#app/layout/log-in-link.tsx'
import { DaysToGo, MenuCount } from './menu-count.tsx'

/** Stamps of the next occasions. */
const STAMPS = 3

const topRow = 'flex h-12 w-full items-center justify-between text-[1.0625rem]/none font-medium'

type MobileMenuSheetProps = {
  menus: Menus
  signedIn: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: () => void
}

/** The menu that slides in from the left. */
export function MobileMenuSheet({ menus, signedIn, open, onOpenChange, onClosed }: MobileMenuSheetProps) {
  const occasions = nextOccasionsOf(menus)
  const pages = [
    { name: 'Browse', to: href('/browse') },
    { name: 'Brands', to: href('/brands') },
    { name: 'Blog', to: href('/blog') },
    { name: 'Saved Emails', to: href('/saved') },
    ...(signedIn ? [{ name: 'Following', to: href('/following') }] : []),
    signedIn ? { name: 'Settings', to: href('/settings') } : { name: 'Sign up', to: href('/signup') },
  ]
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(360px,100%-48px)] flex-col bg-canvas shadow-pop outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="flex h-(--header-height) shrink-0 items-center justify-between border-b border-line pr-2 pl-5">
            <Link to={href('/')} aria-label={`${site.name}, home`}>
              <Wordmark name={site.name} />
            </Link>
            <Dialog.Close asChild>
              <IconButton label="Close menu">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
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
              <Section name="Email Types" columns={menus.emailTypes} all="View All Email Types" />
              <Section name="Categories" columns={menus.categories} />
              <Section name="Seasonal" columns={menus.seasonal} />
              {pages.map(({ name, to }) => (
                <li key={to}>
                  <Link to={to} className={topRow}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            {occasions.length > 0 && (
              <section aria-labelledby="menu-next" className="pt-7 pb-4">
                <h2 id="menu-next" className="pb-3 type-small text-ink-soft">
                  {menuCopy.comingUp}
                </h2>
                <NextOccasions occasions={occasions} />
              </section>
            )}
          </nav>
          <div className="flex shrink-0 items-center justify-between gap-4 border-t border-line px-5 py-3 type-small text-ink-soft">
            <ThemeToggle />
            {!signedIn && (
              <Button asChild>
                <LogInLink />
              </Button>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The occasions with emails that come next. */
function nextOccasionsOf({ seasonal }: Menus) {
  return rowsOf(seasonal)
    .flatMap(({ name, slug, count, next }) => (next && count > 0 ? { name, slug, count, ...next } : []))
    .toSorted((a, b) => a.days - b.days)
    .slice(0, STAMPS)
}

function Section({ name, columns, all }: { name: string; columns: MenuColumn[]; all?: string }) {
  return (
    <li>
      <details className="group">
        <summary className={`${topRow} list-none [&::-webkit-details-marker]:hidden`}>
          {name}
          <ChevronDown
            aria-hidden="true"
            className="size-[18px] text-ink-faint transition-[rotate] group-open:rotate-180"
          />
        </summary>
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
          {all && (
            <Link to={href('/email-types')} className="flex h-11 items-center type-ui text-accent">
              {all}
            </Link>
          )}
        </div>
      </details>
    </li>
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
