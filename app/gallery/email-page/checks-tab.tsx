import { useEffect, useEffectEvent, useRef } from 'react'
import { href, useNavigate } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { type StaticHtml, StaticPart } from '#app/platform/ui/static-html.tsx'
import { copy } from '#app/gallery/copy.ts'
import { checksCopy } from '#app/inspection/checks/copy.ts'
import { isPlainClick } from '#app/gallery/lists/card-click.ts'
import { useFetchedText } from '#app/gallery/html-editor/use-fetched-text.ts'

type ChecksTabProps = {
  slug: string
  /** What the server sent with the page, if anything. */
  sent: StaticHtml | null
}

export function ChecksTab({ slug, sent }: ChecksTabProps) {
  return (
    <div
      ref={useLinksOnPage()}
      className="rounded-b-panel bg-surface shadow-[inset_0_0_0_1px_var(--line)] max-sm:-mx-4 max-sm:rounded-none"
    >
      {sent ? <StaticPart part={sent} /> : <FetchedChecks slug={slug} />}
    </div>
  )
}

/** Its links lead to other tabs of the page, which stays: edits in the HTML Editor need no warning. */
function useLinksOnPage() {
  const tab = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || link.pathname !== window.location.pathname || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  })
  useEffect(() => {
    const element = tab.current!
    const listener = (event: MouseEvent) => follow(event)
    element.addEventListener('click', listener)
    return () => element.removeEventListener('click', listener)
  }, [])
  return tab
}

function FetchedChecks({ slug }: { slug: string }) {
  const url = href('/email/:slug/checks', { slug })
  const { fetched, retry } = useFetchedText({ url, initialText: null, rejectEmpty: true })
  if (fetched.status === 'ready') return <StaticPart part={{ html: fetched.text }} />
  if (fetched.status === 'loading') {
    return <output className="block px-6 py-14 type-body text-ink-soft">{checksCopy.loading}</output>
  }
  return (
    <div className="px-6 py-14">
      <p className="type-name">{checksCopy.failed}</p>
      <Button className="mt-5" onClick={retry}>
        {copy.tryAgain}
      </Button>
    </div>
  )
}
