import { ChevronDown, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { href, Link } from 'react-router'
import { site } from '#app/site-config.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { categoryLink, type MenuColumn, type Menus } from './menus.ts'
import { LogInLink } from '#app/layout/log-in-link.tsx'
import { MenuCount } from './menu-count.tsx'

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
            <ul className="divide-y divide-line">
              <Section name="Email Types" columns={menus.emailTypes} all="View All Email Types" />
              <Section name="Categories" columns={menus.categories} />
              <Section name="Seasonal" columns={menus.seasonal} />
              <li>
                <Link to={href('/brands')} className={topRow}>
                  Brands
                </Link>
              </li>
              <li>
                <Link to={href('/blog')} className={topRow}>
                  Blog
                </Link>
              </li>
            </ul>
          </nav>
          {!signedIn && (
            <div className="shrink-0 border-t border-line p-5">
              <Button asChild className="w-full">
                <LogInLink />
              </Button>
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
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
                <ul>
                  {group.items.map((category) => (
                    <li key={category.slug}>
                      <Link
                        to={categoryLink(category)}
                        className="flex h-11 items-center justify-between text-[0.9375rem]/none"
                      >
                        {category.name}
                        <MenuCount count={category.count} />
                      </Link>
                    </li>
                  ))}
                </ul>
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
