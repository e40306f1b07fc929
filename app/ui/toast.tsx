import { Toaster as Sonner, toast as sonner } from 'sonner'

export type Toast = {
  title: string
  description?: string
  /** 'destructive' says that something went wrong: it waits longer and is read out at once. */
  kind?: 'message' | 'destructive'
  /** One thing that can be done about it, such as taking it back. */
  action?: { label: string; onClick: () => void }
  /** How long it stays, in milliseconds. */
  duration?: number
}

/** Says something briefly at the edge of the screen. Returns the id that `toast.dismiss` takes. */
export function toast({ title, description, kind = 'message', action, duration }: Toast): string | number {
  const say = kind === 'destructive' ? sonner.error : sonner.message
  return say(title, { description, action, duration: duration ?? (kind === 'destructive' ? 8000 : 4500) })
}

toast.dismiss = sonner.dismiss

/** Where toasts appear; the root renders it once. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      icons={{ error: <span className="size-2 rounded-full bg-stamp" /> }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-(--width) items-start gap-3 rounded-control bg-ink px-4 py-3.5 text-canvas shadow-pop max-sm:w-full',
          error: 'bg-surface! text-ink! shadow-[inset_0_0_0_1.5px_var(--stamp),var(--lift-pop)]!',
          content: 'grid min-w-0 flex-1 gap-0.5',
          icon: 'grid h-5 place-items-center',
          title: 'type-ui',
          description: 'type-small opacity-80',
          actionButton:
            'ml-auto shrink-0 rounded-chip px-2 py-0.5 type-ui underline underline-offset-3 outline-offset-0',
        },
      }}
    />
  )
}
