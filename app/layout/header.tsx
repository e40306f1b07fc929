import { Bookmark } from 'lucide-react'
import { Suspense } from 'react'
import { href, Link } from 'react-router'
import type { HeaderUser } from '#app/accounts/request/header-user.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'
import { uiCopy } from '#app/platform/ui/copy.ts'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'
import { MenuBar } from './menus/menu-bar.tsx'
import { MobileMenu } from './menus/mobile-menu.tsx'
import { SearchDialog } from './search/search-dialog.tsx'
import { LogInLink } from './log-in-link.tsx'
import { layoutCopy } from './copy.ts'

/** Only needed when signed in. */
const UserMenu = lazyComponent(async () => (await import('./user-menu.tsx')).UserMenu)

type HeaderProps = {
  user: HeaderUser | null
  /** The visitor may not see the gallery, and gets no links into it. */
  isClosed?: boolean
}

export function Header({ user, isClosed = false }: HeaderProps) {
  return (
    <header className="site-header sticky top-0 z-30 print:hidden border-b border-line bg-canvas/90 backdrop-blur-[14px]">
      <div className="wrap flex h-(--header-height) items-center">
        {!isClosed && <MobileMenu signedIn={user !== null} />}
        <Link to={href('/')} aria-label={uiCopy.home(site.name)} className="max-sm:mr-auto">
          <Wordmark />
        </Link>
        {!isClosed && (
          <>
            <MenuBar />
            <SearchDialog />
          </>
        )}
        <div className={cn('flex shrink-0 items-center gap-1', isClosed ? 'ml-auto' : 'ml-2.5 max-sm:ml-1')}>
          {!isClosed && (
            <IconButton asChild label={layoutCopy.pages.saved}>
              <Link to={href('/saved')}>
                <Bookmark aria-hidden="true" />
              </Link>
            </IconButton>
          )}
          {user ? (
            <Suspense>
              <UserMenu
                user={user}
                instead={<Link to={href('/settings')}>{layoutCopy.pages.settings}</Link>}
              />
            </Suspense>
          ) : (
            <Button asChild className={cn(!isClosed && 'max-sm:hidden')}>
              <LogInLink />
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}
