import { LogOut, Settings } from 'lucide-react'
import { Link, useSubmit } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
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
import { siteLinks } from './site-links.ts'
import { setTheme, THEMES, type Theme, useTheme } from './theme.ts'
import { themeNames } from './theme-switch.tsx'

export type FrameUser = { name: string; email: string; imageUrl: string | null }

export function UserMenu({ user }: { user: FrameUser }) {
  const theme = useTheme()
  const submit = useSubmit()
  return (
    <Menu modal={false}>
      <MenuTrigger
        aria-label={`Account of ${user.email}`}
        className="grid size-9 shrink-0 place-items-center rounded-full pointer-coarse:size-11"
      >
        <Avatar name={user.name || user.email} imageUrl={user.imageUrl} size={30} className="font-sans" />
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>{user.email}</MenuLabel>
        <MenuItem asChild>
          <Link to={siteLinks.settings}>
            <Settings aria-hidden="true" />
            Settings
          </Link>
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>Theme</MenuLabel>
        <MenuRadioGroup value={theme ?? 'system'} onValueChange={(value) => setTheme(value as Theme)}>
          {THEMES.map((name) => (
            <MenuRadioItem key={name} value={name}>
              {themeNames[name]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem onSelect={() => void submit(null, { method: 'post', action: siteLinks.logout })}>
          <LogOut aria-hidden="true" />
          Log out
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
