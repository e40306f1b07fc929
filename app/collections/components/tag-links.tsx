import { href } from 'react-router'
import { Chip } from '#app/platform/ui/chip.tsx'
import type { SavedSearch } from '../schema.ts'

type TagLinksProps = {
  tags: { name: string; count?: number }[]
  /** The tag whose emails are shown: its link takes it away again. */
  chosen?: string | null
  /** The words searched for, which stay. */
  q?: string
}

/** Tags as links to the saved emails that have them. Plain links, because a grid handles those of its cards. */
export function TagLinks({ tags, chosen = null, q = '' }: TagLinksProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map(({ name, count }) => (
        <li key={name} className="min-w-0 max-w-full">
          <Chip asChild variant={name === chosen ? 'accent' : 'plain'} className="max-w-full">
            <a
              href={savedSearchPath({ q, tag: name === chosen ? null : name })}
              aria-current={name === chosen || undefined}
            >
              <span className="truncate leading-4">{name}</span>
              {count !== undefined && <span className="text-ink-faint tabular-nums">{count}</span>}
            </a>
          </Chip>
        </li>
      ))}
    </ul>
  )
}

type SavedSearchPath = Omit<SavedSearch, 'from'> & { from?: number }

export function savedSearchPath({ q, tag, from }: SavedSearchPath): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (tag) query.set('tag', tag)
  if (from) query.set('from', String(from))
  return [href('/saved/search'), query.toString()].filter(Boolean).join('?')
}
