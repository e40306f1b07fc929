import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { emailEditCopy } from '../email-copy.ts'
import { isSearchable } from '../searchable.ts'

type SelectableEmailProps = {
  id: string
  sandbox: string
  /** Called with the text selected in the email. */
  onSelect: (words: string) => void
}

const LONGEST = 200

/** The live email in a frame whose selection this page may read. */
export function SelectableEmail({ id, sandbox, onSelect }: SelectableEmailProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let watched: Document | null = null
    function note() {
      // Selections are reported late, so text typed since is kept.
      if (![element, document.body].includes(document.activeElement as HTMLElement)) return
      const words = watched?.getSelection()?.toString().replace(/\s+/g, ' ').trim() ?? ''
      if (isSearchable(words) && words.length <= LONGEST) onSelect(words)
    }
    function watch() {
      watched?.removeEventListener('selectionchange', note)
      watched = element!.contentDocument
      watched?.addEventListener('selectionchange', note)
    }
    watch()
    element.addEventListener('load', watch)
    return () => {
      element.removeEventListener('load', watch)
      watched?.removeEventListener('selectionchange', note)
    }
  }, [onSelect])

  return (
    <iframe
      ref={frame}
      src={href('/admin/emails/:id/frame', { id })}
      sandbox={sandbox}
      title={emailEditCopy.detail.preview}
      className="h-[min(78vh,920px)] w-full rounded-panel border-0 bg-paper shadow-[0_0_0_1px_var(--line)] [color-scheme:light]"
    />
  )
}
