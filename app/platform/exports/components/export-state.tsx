import { Download } from 'lucide-react'
import { href, Link } from 'react-router'
import { formatBytes } from '#app/platform/lib/format-bytes.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { ProgressBar } from '#app/platform/ui/progress-bar.tsx'
import { useWaiting } from '#app/platform/ui/use-waiting.ts'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { exportCopy as words } from '../copy.ts'
import type { Export } from '../queries.server.ts'

/** The progress of the export, and the link to its file. */
export function ExportState({ made }: { made: Export }) {
  const { state, format, name } = made
  const isMaking = state === 'waiting' || state === 'making'
  useWaiting(isMaking)
  return (
    <section className="mb-9 rounded-card bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)]">
      <p className="type-small break-words text-ink-soft">
        {format === 'account' ? words.account.name : words.of(words.formats[format].name, name!)}
      </p>
      {isMaking && <Making made={made} />}
      {state === 'ready' && <Ready made={made} />}
      {state === 'failed' && (
        <>
          <p className="mt-1 type-name">{words.failed}</p>
          <p className="mt-1 type-small text-ink-soft">
            {format === 'account' ? words.account.failedText : words.failedText}
          </p>
        </>
      )}
      {isMaking && (
        <Button asChild className="mt-4 in-data-script:hidden">
          <Link to="">{words.refresh}</Link>
        </Button>
      )}
    </section>
  )
}

function Making({ made: { format, state, done, total } }: { made: Export }) {
  const isWaiting = state === 'waiting' || total === 0
  const text = isWaiting ? words.waiting : words.making(done, total)
  return (
    <>
      <output className="mt-1 block type-name tabular-nums">
        {format === 'account' ? words.account.making : text}
      </output>
      <ProgressBar label={words.progress} value={done} max={total} className="mt-3" />
    </>
  )
}

function Ready({ made: { id, format, bytes, endsAt } }: { made: Export }) {
  return (
    <>
      <output className="mt-1 mb-4 block type-name">
        {format === 'account' ? words.account.ready : words.ready}
      </output>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button asChild variant="primary">
          <a href={href('/exports/:exportId', { exportId: id })} download>
            <Download aria-hidden="true" className="size-4" />
            {words.download(formatBytes(bytes))}
          </a>
        </Button>
        <p className="type-small text-ink-soft">
          {words.until} <LocalDate at={endsAt!} withTime />
        </p>
      </div>
    </>
  )
}
