import { Dialog, DialogContent } from '#app/platform/ui/dialog.tsx'
import { ShortcutRows } from '#app/platform/ui/shortcut-rows.tsx'
import { ShortcutsSwitch } from '#app/platform/ui/shortcuts-switch.tsx'

/** Here and not in copy.ts: most readers never open this dialog. */
const words = {
  title: 'Keyboard shortcuts',
  rows: [
    { keys: ['J'], does: 'Next email in the list' },
    { keys: ['K'], does: 'Previous email in the list' },
    { keys: ['/'], does: 'Search' },
    { keys: ['?'], does: 'Show these shortcuts' },
    { keys: ['Esc'], does: 'Close the open dialog or menu' },
  ],
  preview: 'In the preview over a list',
  previewRows: [
    { keys: ['←'], does: 'Previous email' },
    { keys: ['→'], does: 'Next email' },
    { keys: ['S'], does: 'Save' },
    { keys: ['C'], does: 'Copy link' },
    { keys: ['Enter'], does: 'Open the full email page' },
  ],
  editor: 'In the HTML Editor',
  editorRows: [
    { keys: ['Ctrl', 'F'], does: 'Find and replace' },
    { keys: ['Ctrl', 'Z'], does: 'Undo' },
    { keys: ['Ctrl', 'Shift', '['], does: 'Fold code at the cursor' },
    { keys: ['Ctrl', 'Shift', ']'], does: 'Unfold code' },
    { keys: ['Tab'], does: 'Leave the editor' },
  ],
} as const

type KeyboardHelpDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function KeyboardHelpDialog({ open, onOpenChange }: KeyboardHelpDialogProps) {
  const { title, rows, preview, previewRows, editor, editorRows } = words
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={title}>
        <ShortcutRows rows={rows} />
        <ShortcutsSwitch className="border-t border-line pt-3" />
        <h3 className="mt-5 mb-1.5 type-small text-ink-soft">{preview}</h3>
        <ShortcutRows rows={previewRows} />
        <h3 className="mt-5 mb-1.5 type-small text-ink-soft">{editor}</h3>
        <ShortcutRows rows={editorRows} />
      </DialogContent>
    </Dialog>
  )
}
