import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'

type SettingsLinkProps = {
  to: string
  /** The whole of what it does, where the words on it say half. */
  label?: string
  danger?: boolean
  children: ReactNode
}

/** Opens a dialog of the settings: each has an address, so that it is a page without scripts. */
export function SettingsLink({ to, label, danger, children }: SettingsLinkProps) {
  return (
    <Button asChild size="s" variant={danger ? 'danger' : 'secondary'} className="pointer-coarse:h-11">
      <Link to={to} aria-label={label} state={FROM_SETTINGS} prefetch="intent" preventScrollReset>
        {children}
      </Link>
    </Button>
  )
}

/** Tells a dialog that the settings are one step back. */
const FROM_SETTINGS = { fromSettings: true }

export function cameFromSettings(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromSettings' in state
}
