import { toast } from './toast.tsx'
import type { Toast } from './toasts.tsx'
import { uiCopy } from './copy.ts'

/** Copies text to the clipboard, and says so or that the browser does not allow it. */
export async function copyText(text: string, copied: Toast): Promise<void> {
  let isCopied = true
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Browsers disable the clipboard API on pages without HTTPS, as in a home network; the old method still works
    // there.
    isCopied = copyBySelection(text)
  }
  toast(isCopied ? copied : { action: copied.action, title: uiCopy.notCopied, kind: 'destructive' })
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}
