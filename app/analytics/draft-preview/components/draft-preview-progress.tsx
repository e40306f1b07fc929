import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { ProgressBar } from '#app/platform/ui/progress-bar.tsx'
import { draftPreviewCopy as words } from '../copy.ts'

const REFRESH_MS = 2000
/** Browsers without scripts load the page again. */
const RELOAD_SECONDS = 3

type DraftPreviewProgressProps = { state: 'waiting' | 'rendering'; ahead: number }

/** The progress of a draft. The page refreshes itself. */
export function DraftPreviewProgress({ state, ahead }: DraftPreviewProgressProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <section className="mt-10 rounded-card bg-surface p-6 shadow-[inset_0_0_0_1px_var(--line)]">
      <output className="block type-name">
        {state === 'rendering' ? words.rendering : words.waiting}
        {ahead > 0 && state === 'waiting' && `. ${words.ahead(ahead)}`}
      </output>
      <p className="mt-1 type-small text-ink-soft">{words.renderingText}</p>
      <ProgressBar label={words.progress} value={state === 'rendering' ? 2 : 1} max={3} className="mt-4" />
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
      </noscript>
      <Button asChild className="mt-4 in-data-script:hidden">
        <Link to="">{words.reload}</Link>
      </Button>
    </section>
  )
}
