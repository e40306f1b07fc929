import { Check, LogOut, PencilRuler, Rss, Settings } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import { Avatar } from '#app/platform/ui/avatar.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import type { HeaderUser } from '#app/accounts/request/header-user.server.ts'
import { PopoverMenu } from './menus/popover-menu.tsx'
import { THEME_LABELS, THEMES, type Theme } from './theme.ts'
import { useThemeChoice } from './use-theme-choice.ts'

const row = cn(
  'flex h-9 w-full items-center gap-2.5 rounded-chip px-2.5 text-left text-[0.875rem]/5 pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:text-ink-soft',
  'hover:bg-sunk focus-visible:bg-sunk focus-visible:-outline-offset-2',
)
const label = 'truncate px-2.5 pt-1.5 pb-1 type-small text-ink-soft'
const separator = <hr className="mx-2.5 my-1.5 border-line" />

/** The account menu: links and forms. */
export function UserMenu({ user }: { user: HeaderUser }) {
  const [theme, choose] = useThemeChoice()
  function chooseTheme(event: FormEvent) {
    event.preventDefault()
    choose(((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement).value as Theme)
  }

  return (
    <PopoverMenu
      id="account-menu"
      button={{
        'aria-label': `Account of ${user.email}`,
        className: 'grid size-9 shrink-0 place-items-center rounded-full pointer-coarse:size-11',
        children: <Avatar letter={user.letter} imageUrl={user.imageUrl} size={30} className="font-sans" />,
      }}
      className="menu-below max-w-72 min-w-56 overflow-auto rounded-control p-1.5"
    >
      <p className={label}>{user.email}</p>
      <Row to={href('/following')} icon={<Rss aria-hidden="true" />}>
        Following
      </Row>
      <Row to={href('/settings')} icon={<Settings aria-hidden="true" />}>
        Settings
      </Row>
      {user.role !== 'member' && (
        <Row to={href('/admin')} icon={<PencilRuler aria-hidden="true" />}>
          Admin
        </Row>
      )}
      {separator}
      <form
        method="post"
        action={href('/settings/preferences')}
        aria-labelledby="account-theme"
        onSubmit={chooseTheme}
      >
        <p id="account-theme" className={label}>
          Theme
        </p>
        {THEMES.map((name) => (
          <button
            key={name}
            name="theme"
            value={name}
            data-row
            aria-pressed={name === (theme ?? 'system')}
            className={cn(row, 'justify-between')}
          >
            {THEME_LABELS[name]}
            {name === (theme ?? 'system') && <Check aria-hidden="true" />}
          </button>
        ))}
      </form>
      {separator}
      <Form method="post" action={href('/logout')} navigate={false}>
        <button data-row className={row}>
          <LogOut aria-hidden="true" />
          Log out
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
