import { LogOut, PencilRuler, Rss, Settings } from 'lucide-react'
import { href, Link, useSubmit } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import type { HeaderUser } from '#app/http/header-user.server.ts'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '#app/ui/menu.tsx'
import { THEME_LABELS, THEMES, type Theme } from './theme.ts'
import { useThemeChoice } from './use-theme-choice.ts'

export function UserMenu({ user }: { user: HeaderUser }) {
  const [theme, choose] = useThemeChoice()
  const submit = useSubmit()
  return (
    <Menu modal={false}>
      <Link to={href('/settings')} className="type-ui in-data-script:hidden">
        Settings
      </Link>
      <MenuTrigger
        aria-label={`Account of ${user.email}`}
        className="hidden size-9 shrink-0 place-items-center rounded-full in-data-script:grid pointer-coarse:size-11"
      >
        <Avatar letter={user.letter} imageUrl={user.imageUrl} size={30} className="font-sans" />
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>{user.email}</MenuLabel>
        <MenuItem asChild>
          <Link to={href('/following')}>
            <Rss aria-hidden="true" />
            Following
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={href('/settings')}>
            <Settings aria-hidden="true" />
            Settings
          </Link>
        </MenuItem>
        {user.role !== 'member' && (
          <MenuItem asChild>
            <Link to={href('/admin')}>
              <PencilRuler aria-hidden="true" />
              Admin
            </Link>
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuLabel>Theme</MenuLabel>
        <MenuRadioGroup value={theme ?? 'system'} onValueChange={(value) => choose(value as Theme)}>
          {THEMES.map((name) => (
            <MenuRadioItem key={name} value={name}>
              {THEME_LABELS[name]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem
          onSelect={() => void submit(null, { method: 'post', action: href('/logout'), navigate: false })}
        >
          <LogOut aria-hidden="true" />
          Log out
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
