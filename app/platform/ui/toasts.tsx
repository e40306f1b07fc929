import { uiCopy } from './copy.ts'
import { Toaster as Sonner, toast as sonner } from 'sonner'

type Action = { label: string; onClick: () => void }

export type Toast = {
  title: string
  description?: string | undefined
  /** 'destructive' is for errors and stays longer. */
  kind?: 'message' | 'destructive'
  action?: Action
  other?: Action | undefined
  duration?: number
}

/** Before the first toast, so that screen readers register the live region; in milliseconds. */
const REGION_DELAY = 150

let known: Promise<unknown> | undefined

function regionIsKnown(): Promise<unknown> {
  return (known ??= new Promise((resolve) => setTimeout(resolve, REGION_DELAY)))
}

/** Rendered by `toast` only, which loads this file when it is needed. */
export async function show(id: string, toast: Toast): Promise<void> {
  await regionIsKnown()
  const { title, description, kind = 'message', action, other, duration } = toast
  const say = kind === 'destructive' ? sonner.error : sonner.message
  say(title, {
    id,
    description,
    action,
    cancel: other,
    duration: duration ?? (kind === 'destructive' ? 8000 : 4500),
  })
}

export async function dismiss(id: string): Promise<void> {
  await regionIsKnown()
  sonner.dismiss(id)
}

export function Toasts() {
  return (
    <Sonner
      position="bottom-right"
      containerAriaLabel={uiCopy.notifications}
      icons={{ error: <span className="size-2 rounded-full bg-stamp" /> }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-(--width) items-start gap-3 rounded-control bg-ink px-4 py-3.5 text-canvas shadow-pop max-sm:w-full focus-visible:[outline:2px_solid_var(--accent)]! focus-visible:outline-offset-2!',
          error: 'bg-surface! text-ink! shadow-[inset_0_0_0_1.5px_var(--stamp),var(--lift-pop)]!',
          content: 'grid min-w-0 flex-1 gap-0.5',
          icon: 'grid h-5 place-items-center',
          title: 'type-ui',
          description: 'type-small opacity-80',
          actionButton:
            'ml-auto shrink-0 rounded-chip px-2 py-0.5 type-ui underline underline-offset-3 outline-offset-0',
          cancelButton:
            'order-1 shrink-0 rounded-chip px-2 py-0.5 type-ui underline underline-offset-3 outline-offset-0',
        },
      }}
    />
  )
}
