import type { ReactNode } from 'react'
import { ButtonLink } from '#app/platform/ui/button.tsx'

type SettingsLinkProps = {
  to: string
  /** The full label for screen readers, where the visible one is short. */
  label?: string
  danger?: boolean
  children: ReactNode
}

/** Opens a settings dialog: each has a URL, so it works as a page without scripts. */
export function SettingsLink({ to, label, danger, children }: SettingsLinkProps) {
  return (
    <ButtonLink
      to={to}
      aria-label={label}
      state={FROM_SETTINGS}
      prefetch="intent"
      preventScrollReset
      size="s"
      variant={danger ? 'danger' : 'secondary'}
      className="pointer-coarse:h-11"
    >
      {children}
    </ButtonLink>
  )
}

/** Tells a dialog that the settings page is one step back in the history. */
const FROM_SETTINGS = { fromSettings: true }

export function cameFromSettings(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromSettings' in state
}
