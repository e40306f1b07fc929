import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { toast } from '#app/platform/ui/toast.tsx'
import { href, useLocation } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { lazyComponent } from '#app/platform/ui/lazy-component.tsx'
import { useHydrated } from '#app/platform/ui/use-hydrated.ts'
import { requestedFix, type Fix, fixSearch } from '#app/inspection/checks/fix.ts'
import { offsetOf, type SourceLocation, readPlace } from '#app/inspection/checks/source-location.ts'
import { copy } from '#app/gallery/copy.ts'
import { editorCopy } from './copy.ts'
import type { EmailPage } from '#app/gallery/email-page/email-page.ts'
import { FixPanel } from './fix-panel.tsx'
import { useFetchedText } from './use-fetched-text.ts'

/** Its script is several times as large as the page's, so it loads when the tab is opened. */
const HtmlEditor = lazyComponent(
  async () => (await import('#app/gallery/html-editor/html-editor.tsx')).HtmlEditor,
)

type SourcePanelProps = {
  email: EmailPage
  initialSource: string | null
  initialFix: Fix | null
}

/** The HTML tab: an editor, or read-only code without scripts. */
export function SourcePanel({ email, initialSource, initialFix }: SourcePanelProps) {
  const hydrated = useHydrated()
  const { search } = useLocation()
  const fix = useFix(email.slug, requestedFix(search), initialFix)
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
      {fix && <FixPanel fix={fix} source={fetched.text} text={fetched.text} />}
      <PlainSource text={fetched.text} place={place} />
    </>
  )
  if (!hydrated) return plain
  return (
    <Suspense fallback={plain}>
      <HtmlEditor email={email} source={fetched.text} fix={fix} instead={plain} />
    </Suspense>
  )
}

function PlainSource({ text, place }: { text: string; place: SourceLocation | null }) {
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

/** The fix of a check: sent with the page, or fetched when it is opened there. Null until it has loaded. */
function useFix(slug: string, rule: string | null, sent: Fix | null): Fix | null {
  const [fetched, setFetched] = useState(sent)
  const isNeeded = rule !== null && fetched?.rule !== rule

  useEffect(() => {
    if (!isNeeded) return undefined
    const controller = new AbortController()
    fetch(href('/email/:slug/checks', { slug }) + fixSearch(rule), { signal: controller.signal })
      .then((response) => response.json() as Promise<Fix | null>)
      .then(setFetched)
      .catch(() => {
        if (!controller.signal.aborted) toast({ ...editorCopy.fix.failed, kind: 'destructive' })
      })
    return () => controller.abort()
  }, [slug, rule, isNeeded])

  return rule !== null && fetched?.rule === rule ? fetched : null
}
