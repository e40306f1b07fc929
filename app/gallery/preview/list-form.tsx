import { type ReactNode, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { OPEN_EMAIL } from '#app/gallery/lists/list-url.ts'
import { IconButton } from '#app/platform/ui/icon-button.tsx'

type StepButtonProps = {
  label: string
  keys: string
  to: EmailCard | null
  /** Called when the focused button becomes disabled, because a disabled button would keep the focus. */
  onEnd: () => void
  children: ReactNode
}

export function StepButton({ label, keys, to, onEnd, children }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const leaveFocus = useEffectEvent(() => {
    if (document.activeElement === button.current) onEnd()
  })
  useLayoutEffect(() => {
    if (!to) leaveFocus()
  }, [to])
  return (
    <IconButton
      ref={button}
      type="submit"
      name={OPEN_EMAIL}
      value={to?.slug}
      disabled={!to}
      label={label}
      aria-keyshortcuts={keys}
      className="size-11 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      {children}
    </IconButton>
  )
}

/** Submits the list's URL with the email of the pressed button; with scripts, `onSubmit` takes over. */
export function ListForm({
  className,
  onSubmit,
  children,
}: {
  className?: string
  onSubmit: (slug: string | null) => void
  children: ReactNode
}) {
  const { search } = useLocation()
  function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault()
    onSubmit((event.nativeEvent.submitter as HTMLButtonElement | null)?.value ?? null)
  }
  return (
    <form className={className} onSubmit={submit}>
      {[...new URLSearchParams(search)].map(
        ([name, value]) =>
          name !== OPEN_EMAIL && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  )
}
