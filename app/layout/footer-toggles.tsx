/** What the footer has to set: the theme, and the keyboard shortcuts behind a button. */
import { Fragment, Suspense, useId, useState } from 'react'
import { KeyboardHelpDialog } from '#app/gallery/email-page/keyboard-help.tsx'
import { NotLoaded } from '#app/platform/ui/not-loaded.tsx'
import { THEME_LABELS, THEMES } from './theme.ts'
import { useThemeChoice } from './use-theme-choice.ts'

/** Light · Dark · System. Hidden without scripts. */
export function ThemeToggle() {
  const [current, choose] = useThemeChoice()
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="hidden items-center gap-1 in-data-script:flex">
      <span id={id} className="sr-only">
        Theme
      </span>
      {THEMES.map((theme, index) => (
        <Fragment key={theme}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            aria-pressed={theme === current}
            onClick={() => choose(theme)}
            className="min-w-6 rounded-chip py-[3px] underline-offset-4 hover:text-ink aria-pressed:text-ink aria-pressed:underline pointer-coarse:py-2"
          >
            {THEME_LABELS[theme]}
          </button>
        </Fragment>
      ))}
    </fieldset>
  )
}

/** Shows the shortcuts, with the switch that turns single keys off: signed-out visitors have no other place for it. */
export function ShortcutsButton() {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="hidden rounded-chip py-[3px] underline-offset-4 hover:text-ink hover:underline in-data-script:block pointer-coarse:py-2"
      >
        Keyboard shortcuts
      </button>
      {open !== null && (
        <Suspense>
          <KeyboardHelpDialog
            open={open}
            onOpenChange={setOpen}
            instead={<NotLoaded onClose={() => setOpen(null)} />}
          />
        </Suspense>
      )}
    </>
  )
}
