import { Copy } from 'lucide-react'
import { href } from 'react-router'
import { copyText } from '#app/platform/ui/copy-text.ts'
import { ScriptButton } from '#app/platform/ui/script-button.tsx'
import { emailCopy } from './copy.ts'
import { countWords } from './count-words.ts'
import { editorCopy } from '#app/gallery/html-editor/copy.ts'
import { useFetchedText } from '#app/gallery/html-editor/use-fetched-text.ts'

type TextPanelProps = {
  slug: string
  language: string | undefined
  initialText: string | null
}

export function TextPanel({ slug, language, initialText }: TextPanelProps) {
  const { fetched } = useFetchedText({
    url: href('/email/:slug/download/:format', { slug, format: 'text' }),
    initialText,
    rejectEmpty: false,
  })
  const text = fetched.status === 'ready' ? fetched.text.trim() : ''
  if (fetched.status === 'loading') {
    return (
      <Panel>
        <output className="block px-6 py-14 type-body text-ink-soft">{editorCopy.text.loading}</output>
      </Panel>
    )
  }
  if (!text) {
    return (
      <Panel>
        <div className="px-6 py-14">
          <p className="type-name">{editorCopy.text.none}</p>
          <p className="mt-1 type-body text-ink-soft">{editorCopy.text.noneText}</p>
        </div>
      </Panel>
    )
  }
  return (
    <Panel>
      <Toolbar text={text} />
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
        tabIndex={0}
        aria-label={emailCopy.textOnly}
        className="max-h-[600px] overflow-auto px-6 py-6 -outline-offset-2 max-sm:px-4"
      >
        <div lang={language} className="max-w-[66ch] type-body break-words whitespace-pre-wrap">
          {text.split('\n').map((line, index) => (
            <Line key={index} text={line} />
          ))}
        </div>
      </section>
    </Panel>
  )
}

function Panel({ children }: { children: React.ReactNode }) {
  return (
    <div className="rounded-b-panel bg-surface shadow-[inset_0_0_0_1px_var(--line)] max-sm:-mx-4 max-sm:rounded-none">
      {children}
    </div>
  )
}

function Toolbar({ text }: { text: string }) {
  return (
    <div className="flex h-13 items-center justify-between gap-3 border-b border-line pr-3 pl-6 max-sm:pl-4">
      <p className="type-small text-ink-soft tabular-nums">{editorCopy.text.words(countWords(text))}</p>
      <ScriptButton size="s" onClick={() => void copyText(text, editorCopy.text.copied)}>
        <Copy aria-hidden="true" className="size-[15px]" />
        {editorCopy.text.copy}
      </ScriptButton>
    </div>
  )
}

/** Cells apart by several spaces align in letters of one width only. */
const COLUMNS = /\S {2,}\S/

/** Shows exactly what is copied, including its marks; headings are only set in bold. */
function Line({ text }: { text: string }) {
  if (COLUMNS.test(text)) return <span className="font-mono text-[13px]">{text + '\n'}</span>
  if (/^(?:#{1,2} |\*\*)/.test(text)) return <span className="font-semibold">{text + '\n'}</span>
  return `${text}\n`
}
