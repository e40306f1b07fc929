import { Form, href, Link } from 'react-router'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import { importCopy as words } from '../import-copy.ts'
import type { ImportedEmails } from '../import-run-queries.server.ts'

const NOTE = 'undo-note'

type ImportedProps = { run: string; imported: ImportedEmails; isUndoable: boolean }

export function Imported({ run, imported: { total, waiting, emails }, isUndoable }: ImportedProps) {
  const [first] = emails
  if (!first) return null
  return (
    <section className="mt-6" aria-label={words.emails}>
      <div className="flex flex-wrap gap-2">
        {waiting > 0 && (
          <ButtonLink to={queueAt(first.id)} variant="primary">
            {words.review(waiting)}
          </ButtonLink>
        )}
        {isUndoable && (
          <Form method="post" action={href('/admin/emails/imports/:id', { id: run })}>
            <Button type="submit" aria-describedby={NOTE}>
              {words.undo}
            </Button>
          </Form>
        )}
      </div>
      {isUndoable && (
        <p id={NOTE} className="mt-2 type-small text-ink-soft">
          {words.undoNote}
        </p>
      )}
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {emails.map(({ id, slug, subject, brand, isWaiting }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2 type-body">
            <Link
              to={isWaiting ? queueAt(id) : href('/email/:slug', { slug })}
              className="min-w-0 truncate hover:underline underline-offset-4"
            >
              {subject}
            </Link>
            <span className="type-small text-ink-soft">{brand}</span>
            {isWaiting && <Chip>{words.waits}</Chip>}
          </li>
        ))}
      </ul>
      {total > emails.length && (
        <p className="mt-2 type-small text-ink-soft">{words.notListed(total - emails.length)}</p>
      )}
    </section>
  )
}

function queueAt(id: string): string {
  return `${href('/admin/queue')}?at=${id}`
}
