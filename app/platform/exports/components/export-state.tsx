import { Download } from 'lucide-react'
import { href } from 'react-router'
import { formatBytes } from '#app/platform/lib/format-bytes.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { RunningWork } from '#app/platform/ui/running-work.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { exportCopy as words } from '../copy.ts'
import type { Export } from '../queries.server.ts'

export function ExportState({ made }: { made: Export }) {
  const { state } = made
  const { name, failedText } = textsOf(made)
  const isMaking = state === 'waiting' || state === 'making'
  return (
    <section className="mb-9 rounded-card bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)]">
      <p className="type-small break-words text-ink-soft">{name}</p>
      {isMaking && <RunningWork text={textsOf(made).making} step={made} />}
      <output className="block not-empty:mt-1">
        {state === 'ready' && <span className="mb-4 block type-name">{textsOf(made).ready}</span>}
        {state === 'failed' && (
          <>
            <span className="block type-name">{words.failed}</span>
            <span className="mt-1 block type-small text-ink-soft">{failedText}</span>
          </>
        )}
      </output>
      {state === 'ready' && <Ready made={made} />}
    </section>
  )
}

/** An account and the gallery have texts of their own. */
function textsOf({ format, name, state, done, total }: Export) {
  if (format === 'account' || format === 'gallery') return words[format]
  const making = state === 'waiting' || total === 0 ? words.waiting : words.making(done, total)
  return { ...words, making, name: words.of(words.formats[format].name, name!) }
}

function Ready({ made }: { made: Export }) {
  const { id, bytes, endsAt } = made
  return (
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
  )
}
