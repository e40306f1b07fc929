import { Chip } from '#app/platform/ui/chip.tsx'
import { importCopy } from '#app/intake/ingest/import-copy.ts'
import type { ImportRun } from '#app/intake/ingest/import-run-queries.server.ts'

type Counts = Pick<ImportRun, 'added' | 'updated' | 'skipped' | 'refused' | 'doubtful'>

export function ImportState({ run }: { run: Pick<ImportRun, 'finishedAt' | 'isInterrupted'> }) {
  const state = run.finishedAt ? 'finished' : run.isInterrupted ? 'interrupted' : 'running'
  return <Chip variant={state === 'running' ? 'accent' : 'plain'}>{importCopy.state[state]}</Chip>
}

export function ImportCounts({ counts }: { counts: Counts }) {
  const shown = (['added', 'updated', 'skipped', 'refused', 'doubtful'] as const).filter(
    (name) => counts[name] > 0 || name === 'added' || name === 'refused',
  )
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 type-small">
      {shown.map((name) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-ink-soft">{importCopy.columns[name]}</dt>
          <dd className="tabular-nums">{counts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
