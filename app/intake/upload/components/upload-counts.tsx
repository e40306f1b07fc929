import { formatNumber } from '#app/platform/lib/format.ts'
import { uploadCopy } from '../copy.ts'
import type { UploadState } from '../queries.server.ts'

const COUNTS = ['added', 'updated', 'skipped', 'refused'] as const

export function UploadCounts({ run }: { run: NonNullable<UploadState['run']> }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
      {COUNTS.map((name) => (
        <div key={name} className="flex items-baseline gap-2">
          <dt className="type-small text-ink-soft">{uploadCopy.counts[name]}</dt>
          <dd className="type-name">{formatNumber(run[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
