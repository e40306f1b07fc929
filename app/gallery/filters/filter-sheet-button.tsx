import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'
import { NotLoaded } from '#app/platform/ui/not-loaded.tsx'
import type { FilterSheetProps } from './filter-sheet.tsx'

const LazySheet = lazyComponent(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type FilterSheetButtonProps = Pick<FilterSheetProps, 'form' | 'show'> & {
  /** The `PlainPopover` that it opens until scripts run. */
  plainForm?: string
  children: ReactNode
}

export function FilterSheetButton({ children, plainForm, form, show }: FilterSheetButtonProps) {
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  // Null until it opens first: from then on it stays mounted, so that closing can be animated.
  const [open, setOpen] = useState<boolean | null>(null)

  return (
    <>
      <Button
        ref={button}
        popoverTarget={isHydrated ? undefined : plainForm}
        aria-haspopup="dialog"
        aria-expanded={isHydrated ? open === true : undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={LazySheet.preload}
        onFocus={LazySheet.preload}
        className="h-[38px] pointer-coarse:h-11"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {children}
      </Button>
      {open !== null && (
        <Suspense>
          <LazySheet
            form={form}
            show={show}
            open={open}
            onClose={() => setOpen(false)}
            trigger={button}
            instead={<NotLoaded onClose={() => setOpen(null)} />}
          />
        </Suspense>
      )}
    </>
  )
}
