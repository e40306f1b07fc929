import { useEffect, useMemo, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { planChanges } from '#app/inspection/checks/change-source.ts'
import type { Fix } from '#app/inspection/checks/fix.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { editorCopy } from './copy.ts'
import { DiffView } from './diff-view.tsx'
import { diffLines } from './diff-lines.ts'

type FixPanelProps = {
  fix: Fix
  source: string
  /** What the visitor sees below: the source, or the copy in the editor. */
  text: string
  /** Without scripts there is no copy to change. */
  onApply?: () => void
  /** Missing where nothing was applied. */
  onUndo?: () => void
}

/** The fix of an issue, as a diff of the code below. */
export function FixPanel({ fix, source, text, onApply, onUndo }: FixPanelProps) {
  const plan = useMemo(() => planChanges(text, fix.changes, source), [text, fix, source])
  const diff = useMemo(() => diffLines(text, plan.edits), [text, plan])
  const panel = useInView()
  const isPending = plan.edits.length > 0
  return (
    <section
      ref={panel}
      id="fix"
      aria-labelledby="fix-title"
      className="scroll-mt-20 border-b border-line bg-surface px-4.5 pt-4 pb-4.5 shadow-[0_0_0_1px_var(--line)] max-sm:-mx-4"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="fix-title" className="type-name text-pretty">
          {fix.title}
        </h2>
        <Link
          to={{ search: '?tab=html' }}
          preventScrollReset
          className="shrink-0 type-ui text-accent underline-offset-3 hover:underline pointer-coarse:py-1.5"
        >
          {editorCopy.fix.close}
        </Link>
      </div>
      <p className="mt-1 max-w-[72ch] type-body text-pretty text-ink-soft">
        {fix.does} {fix.spares}
      </p>
      {isPending && (
        <div className="mt-3.5">
          <DiffView diff={diff} />
        </div>
      )}
      {plan.lost > 0 && <p className="mt-2 type-small text-ink-soft">{editorCopy.fix.lost(plan.lost)}</p>}
      {onApply && (
        <div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          {isPending ? (
            // The same button before and after, so that the focus stays.
            <Button key="act" size="s" variant="primary" onClick={onApply}>
              {editorCopy.fix.apply}
            </Button>
          ) : (
            onUndo && (
              <Button key="act" size="s" onClick={onUndo}>
                {editorCopy.fix.undo}
              </Button>
            )
          )}
          <output className="type-small text-ink-soft">
            {isPending
              ? editorCopy.fix.places(plan.edits.length)
              : plan.done > 0
                ? editorCopy.fix.applied
                : null}
          </output>
        </div>
      )}
    </section>
  )
}

/** The panel comes after the page when its script has to be loaded. */
function useInView() {
  const panel = useRef<HTMLElement>(null)
  const location = useLocation()
  useEffect(() => {
    if (location.hash === '#fix') panel.current!.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [location])
  return panel
}
