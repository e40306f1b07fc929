import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { href, Link, useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { When } from '#app/ui/when.tsx'
import { exportCopy as words } from '../exports/export-copy.ts'
import type { CollectionExport } from '../exports/export-queries.server.ts'
import { sizeText } from '#app/lib/size-text.ts'

const REFRESH_MS = 2000

/** How far the user's file is, and the link to it. */
export function ExportState({ made }: { made: CollectionExport }) {
  const { state, format, name } = made
  const isMaking = state === 'waiting' || state === 'making'
  const isHydrated = useHydrated()
  useRefresh(isMaking)
  return (
    <section className="mb-9 rounded-card bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)]">
      <p className="type-small break-words text-ink-soft">{words.of(words.formats[format].name, name)}</p>
      {isMaking && <Making made={made} />}
      {state === 'ready' && <Ready made={made} />}
      {state === 'failed' && (
        <>
          <p className="mt-1 type-name">{words.failed}</p>
          <p className="mt-1 type-small text-ink-soft">{words.failedText}</p>
        </>
      )}
      {isMaking && !isHydrated && (
        <Button asChild className="mt-4">
          <Link to="">{words.refresh}</Link>
        </Button>
      )}
    </section>
  )
}

function Making({ made: { state, done, total } }: { made: CollectionExport }) {
  return (
    <>
      <output className="mt-1 block type-name tabular-nums">
        {state === 'waiting' || total === 0 ? words.waiting : words.making(done, total)}
      </output>
      <progress
        aria-label={words.progress}
        value={done}
        max={Math.max(total, 1)}
        className="mt-3 block h-2 w-full accent-accent"
      />
    </>
  )
}

function Ready({ made: { id, collectionId, bytes, endsAt } }: { made: CollectionExport }) {
  return (
    <>
      <output className="mt-1 mb-4 block type-name">{words.ready}</output>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button asChild variant="primary">
          <a href={href('/collections/:id/export/:exportId', { id: collectionId, exportId: id })} download>
            <Download aria-hidden="true" className="size-4" />
            {words.download(sizeText(bytes))}
          </a>
        </Button>
        <p className="type-small text-ink-soft">
          {words.until} <When at={endsAt!} withTime />
        </p>
      </div>
    </>
  )
}

/** Asks again and again while it is made. */
function useRefresh(isMaking: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isMaking) return undefined
    const timer = setInterval(() => void revalidate(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isMaking, revalidate])
}
