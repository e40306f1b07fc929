import { formatNumber } from '#app/platform/lib/format.ts'
import type { ChangedRow } from '#app/platform/db/json-columns.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import { ConfirmedButton } from '#app/platform/ui/confirmed-button.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'
import { auditCopy, describeChange } from '../copy.ts'
import type { ListedChange } from '../queries.server.ts'
import { DELETION } from '../schema.ts'
import { UndoForm } from './undo-form.tsx'

/** Kinds of changes that an incoming message made, without an account. */
const INCOMING = new Set(['email-replaced', 'email-held'])

export function ChangeItem({ change }: { change: ListedChange }) {
  const { id, kind, label, count, summary, actor, person, createdAt, undoneAt, canUndo } = change
  const rows = summary.filter(({ before, after }) => Object.keys({ ...before, ...after }).length > 0)
  const what = [person, label].filter(Boolean).join(': ')
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-1.5 border-t border-line py-4 md:grid-cols-[200px_minmax(0,1fr)_auto]">
      <p className="flex flex-wrap gap-x-2 self-start type-small text-ink-soft tabular-nums md:block md:pt-0.5">
        <span className="block text-ink">
          {actor ?? (INCOMING.has(kind) ? auditCopy.incoming : auditCopy.formerUser)}
        </span>
        <LocalDate at={createdAt} withTime />
      </p>
      <div className="min-w-0">
        <p className="type-body break-words">
          {describeChange(kind)}
          {what && <span className="text-ink-soft"> · {what}</span>}
          {count > 1 && <Chip className="ml-2 tabular-nums">{formatNumber(count)}</Chip>}
        </p>
        {rows.length > 0 && (
          <details className="mt-1 type-small">
            <summary className="w-fit cursor-pointer py-1 text-ink-soft hover:text-ink">
              {auditCopy.details}
            </summary>
            <div className="mt-2 grid gap-4">
              {rows.map((row, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a record never changes
                <ChangedFields key={at} row={row} />
              ))}
              {count > rows.length && rows.length > 1 && (
                <p className="text-ink-soft">{auditCopy.more(rows.length, count)}</p>
              )}
            </div>
          </details>
        )}
      </div>
      <div className="-ml-3 flex items-start md:ml-0 md:justify-end">
        {canUndo && <UndoForm changeId={id} />}
        {canUndo && kind === DELETION && (
          <ConfirmedButton
            label={auditCopy.remove}
            of={what}
            confirm={auditCopy.removeNow}
            id={id}
            intent="purge"
          />
        )}
        {undoneAt && <Chip className="max-md:ml-3">{auditCopy.isUndone}</Chip>}
      </div>
    </li>
  )
}

function ChangedFields({ row: { table, before, after } }: { row: ChangedRow }) {
  const fields = Object.keys({ ...before, ...after }).toSorted()
  const state = !before ? auditCopy.added : !after ? auditCopy.deleted : null
  return (
    <table className="w-full table-fixed text-left">
      <caption className="pb-1 text-left text-ink-soft">
        {[wordsOf(table), state].filter(Boolean).join(' · ')}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col" className="w-1/4">
            {auditCopy.columns.field}
          </th>
          {before && <th scope="col">{auditCopy.columns.before}</th>}
          {after && <th scope="col">{auditCopy.columns.after}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="w-1/4 py-1.5 pr-4 font-normal text-ink-soft">
              {wordsOf(field)}
            </th>
            {before && (
              <td className="py-1.5 pr-4 break-words text-ink-soft line-through decoration-line-strong">
                {before[field] ?? auditCopy.nothing}
              </td>
            )}
            {after && <td className="py-1.5 break-words">{after[field] ?? auditCopy.nothing}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function wordsOf(name: string): string {
  return name.replaceAll('_', ' ')
}
