import { href, Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { adminCopy } from '../admin-copy.ts'
import { type Conflict, differences } from '../draft-conflict.ts'

type DraftConflictProps = {
  id: string
  conflict: Conflict
  onMine: () => void
  onSaved: () => void
}

const words = adminCopy.conflict

/** The differences between two versions of a post, side by side, and the choice between them. */
export function DraftConflict({ id, conflict, onMine, onSaved }: DraftConflictProps) {
  const { kind, mine, saved, version } = conflict
  return (
    <section
      aria-labelledby="draft-conflict"
      className="mb-6 rounded-panel bg-stamp-wash p-5 shadow-[0_0_0_1px_var(--line)]"
    >
      <h2 id="draft-conflict" tabIndex={-1} data-next className="type-name outline-none">
        {words.title[kind]}
      </h2>
      <p className="mt-1.5 type-body text-ink-soft">{words.text[kind]}</p>
      <dl className="mt-4 grid gap-4">
        {differences(mine, saved).map(({ field, mine, saved }) => (
          <div key={field}>
            <dt className="type-ui">{words.fields[field]}</dt>
            <dd className="mt-1.5 grid gap-3 sm:grid-cols-2">
              <Version name={words.mine} text={mine} />
              <Version name={words.saved} text={saved} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        {kind === 'saved-meanwhile' ? (
          <Button type="submit" name="replaces" value={version} variant="primary">
            {words.saveMine}
          </Button>
        ) : (
          <Button variant="primary" onClick={onMine}>
            {words.takeMine}
          </Button>
        )}
        <Button asChild>
          <Link
            to={href('/admin/blog/edit/:id?', { id })}
            onClick={(event) => {
              event.preventDefault()
              onSaved()
            }}
          >
            {words.takeSaved}
          </Link>
        </Button>
      </div>
    </section>
  )
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="type-small text-ink-soft">{name}</p>
      <p className="max-h-60 overflow-auto rounded-control bg-surface p-3 type-small break-words whitespace-pre-wrap">
        {text || words.empty}
      </p>
    </div>
  )
}
