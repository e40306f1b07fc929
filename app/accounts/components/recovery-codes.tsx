import { useState } from 'react'
import { href, Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { DialogActions } from '#app/platform/ui/dialog.tsx'
import { copy } from '../copy.ts'

const words = copy.dialogs.codes

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const [copied, setCopied] = useState(false)

  async function copyAll() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied(true)
    } catch {
      // Clipboard access was denied; the codes can be selected instead.
    }
  }

  return (
    <>
      <ul
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunk px-5 py-4 select-all"
        aria-label={words.title}
      >
        {codes.map((code) => (
          <li key={code} className="type-code text-[0.875rem]">
            {code}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => void copyAll()} className="hidden in-data-script:inline-flex">
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
        <Button asChild variant="primary">
          <Link to={href('/settings')} replace preventScrollReset>
            {words.done}
          </Link>
        </Button>
      </DialogActions>
    </>
  )
}
