import { LogOut, PencilRuler, Rss, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import { Avatar } from '#app/platform/ui/avatar.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import type { HeaderUser } from '#app/accounts/request/header-user.server.ts'
import { PopoverMenu } from './menus/popover-menu.tsx'
import { layoutCopy } from './copy.ts'

const row = cn(
  'flex h-9 w-full items-center gap-2.5 rounded-chip px-2.5 text-left text-[0.875rem]/5 pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:text-ink-soft',
  'hover:bg-sunk focus-visible:bg-sunk focus-visible:-outline-offset-2',
)

export function UserMenu({ user }: { user: HeaderUser }) {
  return (
    <PopoverMenu
      id="account-menu"
      button={{
        'aria-label': layoutCopy.account(user.email),
        className: 'grid size-9 shrink-0 place-items-center rounded-full pointer-coarse:size-11',
        children: <Avatar letter={user.letter} imageUrl={user.imageUrl} size={30} className="font-sans" />,
      }}
      className="menu-below max-w-72 min-w-56 overflow-auto rounded-control p-1.5"
    >
      <p className="truncate px-2.5 pt-1.5 pb-1 type-small text-ink-soft">{user.email}</p>
      <Row to={href('/following')} icon={<Rss aria-hidden="true" />}>
        {layoutCopy.pages.following}
      </Row>
      <Row to={href('/settings')} icon={<Settings aria-hidden="true" />}>
        {layoutCopy.pages.settings}
      </Row>
      {user.role !== 'member' && (
        <Row to={href('/admin')} icon={<PencilRuler aria-hidden="true" />}>
          {layoutCopy.pages.admin}
        </Row>
      )}
      <hr className="mx-2.5 my-1.5 border-line" />
      <Form method="post" action={href('/logout')} navigate={false}>
        <button data-row className={row}>
          <LogOut aria-hidden="true" />
          {layoutCopy.logOut}
        </button>
      </Form>
    </PopoverMenu>
  )
}

function Row({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} data-row className={row}>
      {icon}
      {children}
    </Link>
  )
}
