import { href, Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { Imported } from '#app/intake/ingest/components/imported-emails.tsx'
import { uploadCopy as words } from '../copy.ts'
import { formatBytes } from '#app/platform/lib/format-bytes.ts'
import { ProgressBar } from '#app/platform/ui/progress-bar.tsx'
import { uploader, type Uploading } from '../uploader.ts'
import { UploadCounts } from './upload-counts.tsx'

/** More rows would only scroll past. */
const LISTED_MAX = 50

const PHASES: Record<Uploading['phase'], string> = {
  idle: '',
  preparing: words.preparing,
  sending: words.sending,
  paused: words.paused,
  offline: words.offline,
  importing: words.importing,
  done: words.done,
  failed: words.stopped,
}

export function UploadProgressList({ state }: { state: Uploading }) {
  const { phase, files, sent, total, notSent, failure, progress } = state
  if (phase === 'idle' && notSent.length === 0 && !failure) return null
  const isSending = phase === 'sending' || phase === 'offline' || phase === 'preparing'
  const isSent = phase === 'importing' || phase === 'done'
  return (
    <div className="mt-8 border-t border-line pt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <output className="type-name">{failure ?? PHASES[phase]}</output>
        {total > 0 && !isSent && (
          <p className="type-body text-ink-soft tabular-nums">
            {words.of(formatBytes(sent), formatBytes(total))}
          </p>
        )}
        <span className="ml-auto flex gap-2">
          {isSending && (
            <Button size="s" onClick={uploader.pause}>
              {words.pause}
            </Button>
          )}
          {(phase === 'paused' || (phase === 'failed' && files.length > 0)) && (
            <Button size="s" variant="primary" onClick={uploader.resume}>
              {words.resume}
            </Button>
          )}
          {(isSending || phase === 'paused') && (
            <Button size="s" variant="quiet" onClick={() => void uploader.discard()}>
              {words.discard}
            </Button>
          )}
        </span>
      </div>
      {total > 0 && !isSent && (
        <ProgressBar label={words.sending} value={sent} max={total} className="mt-4" />
      )}
      {isSent && progress?.run && (
        <div className="mt-3">
          <UploadCounts run={progress.run} />
          {progress.imported && <Imported run={progress.run.id} imported={progress.imported} isUndoable />}
          <p className="mt-3 type-ui text-accent">
            <Link to={href('/admin/emails/imports/:id', { id: progress.run.id })}>{words.record}</Link>
          </p>
        </div>
      )}
      {!isSent && <FileRows files={files} sent={sent} />}
      <Reasons title={words.notSent} rows={notSent.map(({ name, reason }) => ({ file: name, reason }))} />
      <Reasons title={words.counts.refused} rows={progress?.refused ?? []} />
    </div>
  )
}

function FileRows({ files, sent }: Pick<Uploading, 'files' | 'sent'>) {
  // Those that are complete make room for the next.
  const done = files.filter(({ start, size }) => start + size <= sent).length
  const from = Math.max(0, Math.min(done - 5, files.length - LISTED_MAX))
  const shown = files.slice(from, from + LISTED_MAX)
  return (
    <ul className="mt-5 divide-y divide-line">
      {shown.map(({ name, size, start }) => (
        <li
          key={`${name} ${start}`}
          className="grid grid-cols-[minmax(0,1fr)_auto_96px] items-center gap-4 py-2"
        >
          <span className="truncate type-body">{name}</span>
          <span className="type-small text-ink-soft tabular-nums">{formatBytes(size)}</span>
          {start + size <= sent ? (
            <span className="text-right type-small text-ink-soft">{words.received}</span>
          ) : (
            <ProgressBar label={name} value={Math.max(0, sent - start)} max={size} className="h-1" />
          )}
        </li>
      ))}
      {files.length > shown.length && (
        <li className="py-2 type-small text-ink-soft">{words.more(files.length - shown.length)}</li>
      )}
    </ul>
  )
}

function Reasons({ title, rows }: { title: string; rows: { file: string; reason: string }[] }) {
  if (rows.length === 0) return null
  return (
    <section className="mt-6" aria-label={title}>
      <h2 className="type-ui">{title}</h2>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {rows.slice(0, LISTED_MAX).map(({ file, reason }) => (
          <li key={`${file} ${reason}`} className="grid grid-cols-1 gap-x-8 py-2 type-body md:grid-cols-2">
            <span className="break-all">{file}</span>
            <span className="text-ink-soft">{reason}</span>
          </li>
        ))}
        {rows.length > LISTED_MAX && (
          <li className="py-2 type-small text-ink-soft">{words.more(rows.length - LISTED_MAX)}</li>
        )}
      </ul>
    </section>
  )
}
