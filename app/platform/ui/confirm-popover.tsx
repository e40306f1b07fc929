import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from './button.tsx'
import { DialogActions } from './dialog.tsx'

type ConfirmPopoverProps = {
  /** The `popoverTarget` of the button that asks. */
  id: string
  words: { title: string; text: string; cancel: string; submit: string; busy: string }
  /** The page whose action it is, if not this one. */
  action?: string
  /** The hidden fields of the form. */
  children: ReactNode
}

/** The confirmation before something is deleted. The browser opens it, so that it works without scripts. */
export function ConfirmPopover({ id, words, action, children }: ConfirmPopoverProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus comes from the buttons inside
    <div
      id={id}
      popover="auto"
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') currentTarget.querySelector('button')!.focus()
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
      }}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="fixed inset-0 m-auto w-[calc(100%-32px)] max-w-[425px] rounded-panel bg-surface p-6 text-ink shadow-pop backdrop:bg-scrim open:animate-rise"
    >
      <h2 id={`${id}-title`} className="type-name">
        {words.title}
      </h2>
      <p id={`${id}-text`} className="mt-1.5 type-body break-words text-ink-soft">
        {words.text}
      </p>
      <Form method="post" action={action}>
        {children}
        <DialogActions>
          <Button popoverTarget={id} popoverTargetAction="hide">
            {words.cancel}
          </Button>
          <Button type="submit" variant="destroy" aria-disabled={busy || undefined}>
            {busy ? words.busy : words.submit}
          </Button>
        </DialogActions>
      </Form>
    </div>
  )
}
