import { reviewCopy } from '#app/features/review/copy.ts'
import { SHORTCUTS } from '#app/features/review/keys.ts'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { ShortcutsSwitch } from '#app/ui/shortcuts-switch.tsx'

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={reviewCopy.keysTitle}>
        <dl className="mb-3">
          {SHORTCUTS.map(({ keys, does }) => (
            <div
              key={does}
              className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-t-0"
            >
              <dt className="order-2 flex gap-1">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="grid h-6 min-w-6 place-items-center rounded-chip bg-sunk px-1.5 type-micro font-medium shadow-[0_0_0_1px_var(--line)]"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className="type-small">{does}</dd>
            </div>
          ))}
        </dl>
        <ShortcutsSwitch className="border-t border-line pt-3" />
      </DialogContent>
    </Dialog>
  )
}
