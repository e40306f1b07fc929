import { RunningWork } from '#app/platform/ui/running-work.tsx'
import { draftPreviewCopy as words } from '../copy.ts'

/** Browsers without scripts load the page again. */
const RELOAD_SECONDS = 3

type DraftPreviewProgressProps = { state: 'waiting' | 'rendering'; ahead: number }

/** The progress of a draft. The page refreshes itself. */
export function DraftPreviewProgress({ state, ahead }: DraftPreviewProgressProps) {
  const isRendering = state === 'rendering'
  const waiting = ahead > 0 ? `${words.waiting}. ${words.ahead(ahead)}` : words.waiting
  return (
    <section className="mt-10 rounded-card bg-surface p-6 shadow-[inset_0_0_0_1px_var(--line)]">
      <RunningWork
        text={isRendering ? words.rendering : waiting}
        step={{ done: isRendering ? 2 : 1, total: 3 }}
      />
      <p className="mt-4 type-small text-ink-soft">{words.renderingText}</p>
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
      </noscript>
    </section>
  )
}
