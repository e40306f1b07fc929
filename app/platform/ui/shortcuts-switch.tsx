import { useId } from 'react'
import { setShortcutsEnabled, useShortcutsEnabled } from './single-key-shortcuts.ts'
import { cn } from './cn.ts'
import { Switch } from './switch.tsx'

/** Turns single-key shortcuts on and off in this browser; hidden without scripts, where there are none. */
export function ShortcutsSwitch({ className }: { className?: string }) {
  const id = useId()
  const on = useShortcutsEnabled()
  return (
    <label
      htmlFor={id}
      className={cn('hidden cursor-pointer items-center gap-4 in-data-script:flex', className)}
    >
      <span className="min-w-0 flex-1">
        <span className="block type-ui">Single-key shortcuts</span>
        <span className="mt-0.5 block text-[0.875rem]/5 text-ink-soft">
          In this browser. Turn them off if you dictate.
        </span>
      </span>
      <Switch id={id} checked={on} onChange={({ target }) => setShortcutsEnabled(target.checked)} />
    </label>
  )
}
