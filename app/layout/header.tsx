import { Bookmark } from 'lucide-react'
import { lazy } from 'react'
import { href, Link } from 'react-router'
import type { HeaderUser } from '#app/http/header-user.server.ts'
import { site } from '#app/site-config.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { MenuBar } from './menus/menu-bar.tsx'
import type { Menus } from './menus/menus.ts'
import { MobileMenu } from './menus/mobile-menu.tsx'
import { SearchField, SearchLink } from './search/search-field.tsx'
import { SearchProvider } from './search/search-provider.tsx'
import { LogInLink } from './log-in-link.tsx'

/** Only needed when signed in. */
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))

export function Header({ menus, user }: { menus: Menus; user: HeaderUser | null }) {
  return (
    <header className="site-header sticky top-0 z-30 print:hidden border-b border-line bg-canvas/90 backdrop-blur-[14px]">
      <SearchProvider>
        <div className="wrap flex h-(--header-height) items-center">
          <MobileMenu menus={menus} signedIn={user !== null} />
          <Link to={href('/')} aria-label={`${site.name}, home`} className="max-sm:mr-auto">
            <Wordmark name={site.name} />
          </Link>
          <MenuBar menus={menus} />
          <SearchField className="ml-auto w-[286px] min-w-32 shrink max-lg:ml-8 max-lg:w-full max-sm:hidden" />
          <div className="ml-2.5 flex shrink-0 items-center gap-1">
            <SearchLink className="sm:hidden" />
            <IconButton asChild label="Saved Emails">
              <Link to={href('/saved')}>
                <Bookmark aria-hidden="true" />
              </Link>
            </IconButton>
            {user ? (
              <UserMenu user={user} />
            ) : (
              <Button asChild className="max-sm:hidden">
                <LogInLink />
              </Button>
            )}
          </div>
        </div>
      </SearchProvider>
    </header>
  )
}
