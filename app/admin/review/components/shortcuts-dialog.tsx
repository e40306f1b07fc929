import { reviewCopy } from '#app/admin/review/copy.ts'
import { SHORTCUTS } from '#app/admin/review/shortcuts.ts'
import { Dialog, DialogContent } from '#app/platform/ui/dialog.tsx'
import { ShortcutRows } from '#app/platform/ui/shortcut-rows.tsx'
import { ShortcutsSwitch } from '#app/platform/ui/shortcuts-switch.tsx'

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
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
