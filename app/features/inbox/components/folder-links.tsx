import { Link } from 'react-router'
import { FOLDERS, type Folder } from '#app/features/inbox/folders.ts'
import { inboxCopy } from '#app/features/inbox/inbox-copy.ts'
import { cn } from '#app/ui/cn.ts'
import { TabCount, tabClass } from '#app/ui/tab-class.tsx'

/** The folders, each with the number of its arrivals. */
export function FolderLinks({ current, counts }: { current: Folder; counts: Record<Folder, number> }) {
  return (
    <nav
      aria-label="Folders"
      className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none] max-sm:gap-5"
    >
      {FOLDERS.map((folder) => (
        <Link
          key={folder}
          to={`?folder=${folder}`}
          aria-current={folder === current ? 'page' : undefined}
          className={cn(tabClass, 'pt-3')}
        >
          {inboxCopy.folders[folder]}
          <TabCount>{counts[folder]}</TabCount>
        </Link>
      ))}
    </nav>
  )
}
