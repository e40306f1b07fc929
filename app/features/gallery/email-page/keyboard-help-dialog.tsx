import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { ShortcutsSwitch } from '#app/ui/shortcuts-switch.tsx'

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
        <Rows rows={rows} />
        <ShortcutsSwitch className="border-t border-line pt-3" />
        <h3 className="mt-5 mb-1.5 type-small text-ink-soft">{preview}</h3>
        <Rows rows={previewRows} />
        <h3 className="mt-5 mb-1.5 type-small text-ink-soft">{editor}</h3>
        <Rows rows={editorRows} />
      </DialogContent>
    </Dialog>
  )
}

function Rows({ rows }: { rows: readonly { keys: readonly string[]; does: string }[] }) {
  return (
    <dl>
      {rows.map(({ keys, does }) => (
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
  )
}
