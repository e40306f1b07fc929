import { cn } from '#app/platform/ui/cn.ts'
import { Dialog, DialogContent } from '#app/platform/ui/dialog.tsx'
import { copy } from './copy.ts'
import { SearchPanel } from './search-panel.tsx'

type SearchDialogProps = { open: boolean; typed: string; onClose: () => void }

/** The search dialog. It starts empty each time it opens. */
export function SearchDialog({ open, typed, onClose }: SearchDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={copy.title}
        hideTitle
        className={cn(
          'top-[clamp(16px,calc((100dvh-700px)/2),88px)] h-[700px] max-w-[896px] translate-y-0 overflow-hidden p-0',
          'max-lg:top-0 max-lg:h-dvh max-lg:max-h-none max-lg:w-full max-lg:max-w-none max-lg:rounded-none',
        )}
      >
        <SearchPanel typedBefore={typed} onClose={onClose} />
      </DialogContent>
    </Dialog>
  )
}
