import type { RefObject } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#app/platform/ui/dialog.tsx'
import { filterCopy } from '#app/gallery/filters/copy.ts'
import { FilterForm, type FilterFormProps } from './filter-form.tsx'

export type FilterSheetProps = {
  form: FilterFormProps
  show: string
  open: boolean
  onClose: () => void
  /** The button it belongs to. */
  trigger: RefObject<HTMLButtonElement | null>
}

/** All filters in a bottom sheet on phones; the filters by attributes in a dialog. */
export function FilterSheet({ form, show, open, onClose, trigger }: FilterSheetProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={form.onlyAttributes ? filterCopy.moreFilters(0) : filterCopy.bar}
        description={filterCopy.filtersText}
        sheetOnPhone
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          trigger.current?.focus({ preventScroll: true })
        }}
      >
        <FilterForm {...form} live />
        <DialogClose asChild>
          <Button variant="primary" size="l" className="mt-5 w-full shrink-0">
            {show}
          </Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  )
}
