import { useEffect } from 'react'
import { href, Link } from 'react-router'
import { Chip } from '#app/platform/ui/chip.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { uploadCopy as words } from '../copy.ts'
import { formatBytes } from '#app/platform/lib/format-bytes.ts'
import type { UploadState } from '../queries.server.ts'
import { UploadCounts } from './upload-counts.tsx'
import { useFreshPage } from './use-fresh-page.ts'

const REFRESH_MS = 3_000

const STATES = {
  receiving: words.paused,
  importing: words.importing,
  done: words.done,
  failed: words.failed,
} as const

export function UploadList({ uploads }: { uploads: UploadState[] }) {
  useRefresh(uploads.some(({ state }) => state === 'importing'))
  if (uploads.length === 0) return null
  return (
    <section className="mt-12" aria-label={words.recent}>
      <h2 className="type-name">{words.recent}</h2>
      <ol className="mt-3 divide-y divide-line border-t border-line">
        {uploads.map((upload) => (
          <li
            key={upload.id}
            className="grid grid-cols-1 gap-x-12 gap-y-2 py-4 md:grid-cols-[225.5px_minmax(0,1fr)]"
          >
            <p className="flex items-center gap-3 self-start type-small text-ink-soft tabular-nums">
              <LocalDate at={upload.createdAt} withTime />
              <Chip>{STATES[upload.state]}</Chip>
            </p>
            <Described upload={upload} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Described({ upload: { name, state, bytes, received, reason, run } }: { upload: UploadState }) {
  return (
    <div className="min-w-0">
      <p className="type-body break-words">
        {state === 'receiving'
          ? words.unfinished(name, formatBytes(received), formatBytes(bytes))
          : `${name} · ${formatBytes(bytes)}`}
      </p>
      {reason && state !== 'done' && <p className="mt-1 type-small text-ink-soft">{reason}</p>}
      {run && (
        <div className="mt-2 flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <UploadCounts run={run} />
          <Link
            to={href('/admin/emails/imports/:id', { id: run.id })}
            className="type-small text-accent hover:underline"
          >
            {words.record}
          </Link>
        </div>
      )}
    </div>
  )
}

function useRefresh(isNeeded: boolean) {
  const refresh = useFreshPage()
  useEffect(() => {
    if (!isNeeded) return undefined
    const timer = setInterval(() => void refresh(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isNeeded, refresh])
}
