import { Link } from 'react-router'
import { FOLDERS, type Folder } from '#app/features/inbox/folders.ts'
import { inboxCopy } from '#app/features/inbox/inbox-copy.ts'
import { cn } from '#app/ui/cn.ts'

/** The folders, each with the number of its arrivals. */
export function FolderLinks({ current, counts }: { current: Folder; counts: Record<Folder, number> }) {
  return (
    <nav aria-label="Folders" className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line">
      {FOLDERS.map((folder) => (
        <Link
          key={folder}
          to={`?folder=${folder}`}
          aria-current={folder === current ? 'page' : undefined}
          className={cn(
            '-mb-px flex gap-1.5 border-b-2 py-3 type-ui',
            folder === current ? 'border-accent' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {inboxCopy.folders[folder]}
          <span className="font-normal text-ink-soft tabular-nums">{counts[folder]}</span>
        </Link>
      ))}
    </nav>
  )
}
