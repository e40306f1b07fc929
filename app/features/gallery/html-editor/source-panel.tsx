import { lazy, type ReactNode, Suspense } from 'react'
import { href, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { askedMend, type Mend } from '#app/features/checks/mend.ts'
import { offsetOf, type PlaceInSource, readPlace } from '#app/features/checks/place-in-source.ts'
import { copy } from '#app/features/gallery/copy.ts'
import { editorCopy } from './copy.ts'
import type { EmailPage } from '#app/features/gallery/email-page/email-page.ts'
import { MendPanel } from './mend-panel.tsx'
import { useFetchedText } from './use-fetched-text.ts'
import { useMend } from './use-mend.ts'

/** Its script is several times as large as the page's, so it loads when the tab is opened. */
const HtmlEditor = lazy(async () => ({
  default: (await import('#app/features/gallery/html-editor/html-editor.tsx')).HtmlEditor,
}))

type SourcePanelProps = {
  email: EmailPage
  /** What the server sent with the page, if anything. */
  initialSource: string | null
  initialMend: Mend | null
  sandbox: string
  contentPolicy: string
}

/** The HTML tab: an editor, or read-only code without scripts. */
export function SourcePanel({ email, initialSource, initialMend, sandbox, contentPolicy }: SourcePanelProps) {
  const hydrated = useHydrated()
  const { search } = useLocation()
  const mend = useMend(email.slug, askedMend(search), initialMend)
  const place = readPlace(search)
  const { fetched, retry } = useFetchedText({
    url: href('/email/:slug/source', { slug: email.slug }),
    initialText: initialSource,
    rejectEmpty: true,
  })
  if (fetched.status === 'loading') {
    return (
      <SourceBox>
        <output className="block px-6 py-14 type-body text-ink-soft">{editorCopy.source.loading}</output>
      </SourceBox>
    )
  }
  if (fetched.status === 'failed') {
    return (
      <SourceBox>
        <div className="px-6 py-14">
          <p className="type-name">{fetched.reason}</p>
          <Button className="mt-5" onClick={retry}>
            {copy.tryAgain}
          </Button>
        </div>
      </SourceBox>
    )
  }
  const plain = (
    <>
      {mend && <MendPanel mend={mend} source={fetched.text} text={fetched.text} />}
      <PlainSource text={fetched.text} place={place} />
    </>
  )
  if (!hydrated) return plain
  return (
    <Suspense fallback={plain}>
      <HtmlEditor
        email={email}
        source={fetched.text}
        mend={mend}
        sandbox={sandbox}
        contentPolicy={contentPolicy}
      />
    </Suspense>
  )
}

function PlainSource({ text, place }: { text: string; place: PlaceInSource | null }) {
  return (
    <SourceBox>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls */}
      <pre tabIndex={0} aria-label={editorCopy.source.label} className="h-full overflow-auto p-4.5 type-code">
        <Marked text={text} offset={place && offsetOf(text, place)} />
      </pre>
    </SourceBox>
  )
}

/** Without scripts, the address brings the line into view. */
function Marked({ text, offset }: { text: string; offset: number | null }) {
  if (offset === null) return text
  const end = text.indexOf('\n', offset)
  const stop = end === -1 ? text.length : end
  return (
    <>
      {text.slice(0, offset)}
      <mark id="place">{text.slice(offset, stop)}</mark>
      {text.slice(stop)}
    </>
  )
}

/** As tall as the editor will be. */
function SourceBox({ children }: { children: ReactNode }) {
  return (
    <div className="h-[852px] overflow-hidden rounded-b-panel bg-surface shadow-[inset_0_0_0_1px_var(--line)] max-sm:-mx-4 max-sm:h-auto max-sm:max-h-[852px] max-sm:rounded-none">
      {children}
    </div>
  )
}
