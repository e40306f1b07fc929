import { useEffect } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { importCopy as words } from '../imports/import-copy.ts'
import type { ImportReport } from '../imports/import-commands.server.ts'
import { refreshSaved } from './refresh-saved.ts'

type ImportResultProps = {
  report: ImportReport
  /** The address of the collection. */
  path: string
}

export function ImportResult({ report, path }: ImportResultProps) {
  const { added, addedAt, existing, missing, missingFirst } = report
  useRefreshedMarks()
  return (
    <section className="rounded-card bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)]">
      <h2 className="type-small text-ink-soft">{words.report}</h2>
      <output className="mt-1 block">
        <span className="block type-name">{words.added(added)}</span>
        {existing > 0 && <span className="block type-body">{words.existing(existing)}</span>}
        {missing > 0 && <span className="block type-body">{words.missing(missing)}</span>}
      </output>
      {missing > 0 && (
        <>
          <p className="mt-3 type-small text-ink-soft">{words.notFound}</p>
          <ul className="mt-1 grid gap-1 type-code break-all">
            {missingFirst.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink to={path} variant="primary">
          {words.show}
        </ButtonLink>
        {addedAt && (
          <Form method="post">
            <input type="hidden" name="intent" value="undo" />
            <input type="hidden" name="addedAt" value={addedAt} />
            <Button type="submit">{words.undo}</Button>
          </Form>
        )}
        <ButtonLink to="">{words.again}</ButtonLink>
      </div>
    </section>
  )
}

/** Save buttons everywhere show what was added, and after leaving what was taken back. */
function useRefreshedMarks(): void {
  useEffect(() => {
    void refreshSaved()
    return () => void refreshSaved()
  }, [])
}
