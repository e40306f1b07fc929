import { type ChangeEvent, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { formatBytes } from '#app/platform/lib/format-bytes.ts'
import { Field } from '#app/platform/ui/field.tsx'
import { ProgressBar } from '#app/platform/ui/progress-bar.tsx'
import { FileInput } from '#app/platform/ui/text-controls.tsx'
import { backupsCopy } from '../copy.ts'

const words = backupsCopy.upload
const PIECE_BYTES = 8 * 1024 * 1024
const RETRY_MS = 3_000

type Sending = { sent: number; total: number; isOffline?: boolean; failure?: string }

/** Uploads a backup in pieces; the same file continues where it was left. Then it opens the page that checks it. */
export function BackupUpload() {
  const [sending, setSending] = useState<Sending | null>(null)
  const navigate = useNavigate()
  const isBusy = sending !== null && !sending.failure

  async function send(file: File): Promise<void> {
    const total = file.size
    for (let sent = 0; ;) {
      setSending({ sent, total })
      const answer = await sendPiece(file, sent)
      if (answer === null) {
        setSending({ sent, total, isOffline: true })
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      } else if (answer.name === undefined) {
        return setSending({ sent, total, failure: answer.reason ?? words.failed })
      } else if (answer.received === total) {
        return navigate(href('/admin/backups/:name/restore', { name: answer.name }))
      } else {
        sent = answer.received
      }
    }
  }

  function onChange({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    if (files?.[0]) void send(files[0])
  }

  return (
    <div className="mt-5 hidden max-w-[560px] in-data-script:block">
      <Field label={words.label} error={sending?.failure}>
        {(control) => (
          <FileInput
            {...control}
            prompt={words.prompt}
            accept=".tar,.age"
            disabled={isBusy}
            onChange={onChange}
          />
        )}
      </Field>
      {isBusy && (
        <>
          <output className="mt-3 block type-small">
            {sending.isOffline
              ? words.offline
              : words.sent(formatBytes(sending.sent), formatBytes(sending.total))}
          </output>
          <ProgressBar label={words.sending} value={sending.sent} max={sending.total} className="mt-2" />
        </>
      )}
    </div>
  )
}

type Answer = { name: string; received: number } | { name?: undefined; reason?: string }

/** Null while the server can't be reached or is busy. */
async function sendPiece(file: File, offset: number): Promise<Answer | null> {
  const query = new URLSearchParams({
    name: file.name,
    size: String(file.size),
    offset: String(offset),
  })
  const answer = await fetch(`${href('/admin/backups/upload')}?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file.slice(offset, offset + PIECE_BYTES),
    redirect: 'manual',
  }).catch(() => null)
  if (!answer || answer.status >= 500 || answer.status === 429) return null
  return (await answer.json().catch(() => ({}))) as Answer
}
