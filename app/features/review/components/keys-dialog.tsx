import { reviewCopy } from '#app/features/review/copy.ts'
import { SHORTCUTS } from '#app/features/review/keys.ts'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { ShortcutRows } from '#app/ui/shortcut-rows.tsx'
import { ShortcutsSwitch } from '#app/ui/shortcuts-switch.tsx'

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={reviewCopy.keysTitle}>
        <div className="mb-3">
          <ShortcutRows rows={SHORTCUTS} />
        </div>
        <ShortcutsSwitch className="border-t border-line pt-3" />
      </DialogContent>
    </Dialog>
  )
}
