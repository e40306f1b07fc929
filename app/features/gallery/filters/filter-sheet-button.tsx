import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { lazyModule } from '#app/ui/lazy-component.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'

const sheet = lazyModule(() => import('./filter-sheet.tsx'))
const preload = () => void sheet.load().catch(() => {})

type FilterSheetButtonProps = Pick<FilterSheetProps, 'form' | 'show'> & { children: ReactNode }

/** Opens the filters in a bottom sheet or a dialog. */
export function FilterSheetButton({ children, form, show }: FilterSheetButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // Stays mounted from then on, so that closing can be animated.
  const [hasOpened, setHasOpened] = useState(false)
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true)
          setHasOpened(true)
        }}
        onPointerEnter={preload}
        onFocus={preload}
        className="h-[38px] pointer-coarse:h-11"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {children}
      </Button>
      {hasOpened && (
        <Suspense>
          <LazySheet form={form} show={show} open={open} onClose={() => setOpen(false)} trigger={button} />
        </Suspense>
      )}
    </>
  )
}

function LazySheet(props: FilterSheetProps) {
  const { FilterSheet } = sheet.useModule()
  return <FilterSheet {...props} />
}
