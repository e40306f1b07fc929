import { X } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { BULK_FIELDS } from '../bulk-schema.ts'
import { adminEmailsCopy as words } from '../copy.ts'

type SelectionBarProps = {
  count: number
  isAll: boolean
  whole: string | null
  changeAll: string
  mayDelete: boolean
  onAll: () => void
  onClear: () => void
}

/** What to do with the selected emails; the next page asks. Without scripts it is always there. */
export function SelectionBar({
  count,
  isAll,
  whole,
  changeAll,
  mayDelete,
  onAll,
  onClear,
}: SelectionBarProps) {
  const fields = BULK_FIELDS.filter((field) => field !== 'delete' || mayDelete)
  return (
    <div
      className={cn(
        'action-dock flex flex-wrap items-center gap-x-4 gap-y-2 py-3',
        count === 0 && !isAll && 'in-data-script:hidden',
      )}
    >
      <div className="hidden items-center gap-1 type-ui tabular-nums in-data-script:flex">
        <IconButton label={words.clear} onClick={onClear}>
          <X aria-hidden="true" />
        </IconButton>
        <output>{isAll ? words.allSelected(whole ?? '') : words.selected(count)}</output>
      </div>
      {whole && !isAll && (
        <Button variant="link" size="s" onClick={onAll} className="hidden in-data-script:inline-flex">
          {words.selectAll(whole)}
        </Button>
      )}
      {whole && (
        <Link to={changeAll} className="type-small text-accent underline in-data-script:hidden">
          {words.selectAll(whole)}
        </Link>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:ml-0">
        <span className="type-small text-ink-soft max-sm:sr-only">{words.change}</span>
        {fields.map((field) => (
          <Button
            key={field}
            type="submit"
            name="field"
            value={field}
            size="s"
            variant={field === 'delete' ? 'danger' : 'secondary'}
          >
            {words.fields[field]}
          </Button>
        ))}
      </div>
    </div>
  )
}
