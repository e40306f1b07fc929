import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { copyText } from '#app/platform/ui/copy-text.ts'
import { planChanges } from '#app/inspection/checks/change-source.ts'
import type { Fix } from '#app/inspection/checks/fix.ts'
import { offsetOf, readPlace } from '#app/inspection/checks/source-location.ts'
import { emailCopy } from '#app/gallery/email-page/copy.ts'
import { editorCopy } from './copy.ts'
import type { EmailPage } from '#app/gallery/email-page/email-page.ts'
import { absoluteMedia } from './absolute-media.ts'
import { type CodeEditor, openCodeEditor } from './code-editor.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { formatForReading } from './format-html.ts'
import { FixPanel } from './fix-panel.tsx'
import { LivePreview } from '#app/gallery/html-editor/live-preview.tsx'
import { useDraft } from './use-draft.ts'

/**
 * The HTML Editor: code at the left, live preview at the right. It opens at the place in the address, and suspends while
 * the code is being formatted.
 */
export function HtmlEditor({ email, source, fix }: { email: EmailPage; source: string; fix: Fix | null }) {
  const container = useRef<HTMLDivElement>(null)
  const editor = useRef<CodeEditor>(null)
  const original = use(formatForReading(source))
  const { initial, shown, waiting, edited, change, showNow } = useDraft(email.id, source, original)
  const [wrap, setWrap] = useState(true)

  const open = useEffectEvent((parent: HTMLElement) =>
    openCodeEditor({ parent, text: initial, label: editorCopy.source.label, wrap, onChange: change }),
  )
  useEffect(() => {
    const opened = open(container.current!)
    editor.current = opened
    return () => opened.destroy()
  }, [])

  const location = useLocation()
  const firstChange = fix?.changes[0]?.at[0]
  useEffect(() => {
    const place = readPlace(location.search)
    const offset = offsetOf(editor.current!.text(), place ?? { at: firstChange })
    if (offset !== null) editor.current!.show(offset, place ? 'scrolls' : 'stays')
  }, [location, firstChange])

  const [takeBack, setTakeBack] = useState<(() => void) | null>(null)

  function applyFix({ changes }: Fix) {
    const { edits } = planChanges(editor.current!.text(), changes, source)
    const undo = editor.current!.edit(edits)
    setTakeBack(() => undo)
    showNow()
  }

  function undoFix() {
    takeBack?.()
    setTakeBack(null)
    showNow()
  }

  function toggleWrap() {
    editor.current!.setWrap(!wrap)
    setWrap(!wrap)
  }

  /** What leaves the page has to find its images from anywhere. */
  const textToTake = () => absoluteMedia(editor.current!.text(), window.location.origin)

  const copyAll = () => void copyText(textToTake(), editorCopy.copied)

  return (
    <>
      {fix && (
        <FixPanel
          key={fix.rule}
          fix={fix}
          source={source}
          text={shown.text}
          onApply={() => applyFix(fix)}
          onUndo={takeBack ? undoFix : undefined}
        />
      )}
      <div className="overflow-hidden rounded-b-panel bg-surface shadow-[0_0_0_1px_var(--line)] max-sm:-mx-4 max-sm:rounded-none">
        <div className="grid divide-line lg:grid-cols-2 lg:divide-x">
          <section
            aria-label={emailCopy.htmlEditor}
            className="flex min-w-0 flex-col lg:h-[852px] max-lg:h-[560px]"
          >
            <EditorToolbar
              bytes={email.htmlBytes}
              edited={edited}
              wrap={wrap}
              onReset={() => editor.current!.replace(original)}
              onWrap={toggleWrap}
              onFind={() => editor.current!.find()}
              onCopy={copyAll}
              onDownload={() => downloadHtml(`${email.slug}.html`, textToTake())}
            />
            <div ref={container} className="min-h-0 flex-1" />
          </section>
          <LivePreview email={email} shown={shown} waiting={waiting} />
        </div>
      </div>
    </>
  )
}

function downloadHtml(name: string, html: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
