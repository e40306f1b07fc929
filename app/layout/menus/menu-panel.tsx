import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { categoryLink } from '#app/gallery/categories/components/category-path.ts'
import { cn } from '#app/platform/ui/cn.ts'
import { moveByArrows } from '#app/platform/ui/move-by-arrows.ts'
import { ScrollArea } from '#app/platform/ui/scroll-area.tsx'
import type { MenuColumn, MenuGroup, MenuItem } from './menus.ts'
import { menuCopy } from './copy.ts'
import { DaysToGo, MenuCount } from './menu-count.tsx'

type MenuPanelProps = {
  ref?: Ref<HTMLDivElement>
  id: string
  columns: MenuColumn[]
  /** This many pixels wide, but never wider than the page. */
  width: number
  onShow: (category: MenuItem) => void
  below: ReactNode
}

/** The panel below a menu's name: categories with their counts, in columns. */
export function MenuPanel({ ref, id, columns, width, onShow, below }: MenuPanelProps) {
  const tracks = columns.reduce((sum, column) => sum + column.span, 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from the rows inside
    <div
      ref={ref}
      id={id}
      data-panel
      onKeyDown={moveByArrows}
      className="absolute top-[calc(100%+1px)] -left-4 flex max-h-[80vh] animate-appear flex-col overflow-hidden rounded-b-panel bg-surface shadow-pop"
      style={{ width }}
    >
      {/* Overflowing content fades out; at the end there is only padding under the fade. */}
      <ScrollArea viewportClassName="max-h-[calc(80vh-104px)] [mask-image:linear-gradient(#000_calc(100%-26px),transparent)]">
        <div
          className="grid gap-1.5 pt-[22px] pr-2 pb-[26px] pl-5"
          style={{ gridTemplateColumns: `repeat(${tracks}, minmax(0, 1fr))` }}
        >
          {columns.map((column, index) => (
            <div key={index} className="flex flex-col gap-5" style={{ gridColumn: `span ${column.span}` }}>
              {column.groups.map((group) => (
                <MenuList key={group.title} id={id} group={group} span={column.span} onShow={onShow} />
              ))}
            </div>
          ))}
        </div>
      </ScrollArea>
      {below}
    </div>
  )
}

type MenuListProps = {
  id: string
  group: MenuGroup
  span: number
  onShow: MenuPanelProps['onShow']
}

function MenuList({ id, group, span, onShow }: MenuListProps) {
  const headingId = `${id}-${group.title.toLowerCase().replaceAll(/\W+/g, '-')}`
  const filled = group.items.filter(({ count }) => count > 0)
  const empty = group.items.filter(({ count }) => count === 0)
  return (
    <div>
      <p id={headingId} className="px-2 pb-2 type-small text-ink-soft">
        {group.title}
      </p>
      <ul aria-labelledby={headingId} className="gap-x-1.5" style={{ columnCount: span }}>
        {filled.map((category) => (
          <MenuRow key={category.slug} category={category} onShow={onShow} />
        ))}
      </ul>
      {empty.length > 0 && (
        <details className="group/empty">
          <summary
            data-row
            className={cn(
              rowLook,
              'cursor-pointer list-none text-ink-faint [&::-webkit-details-marker]:hidden',
            )}
          >
            {menuCopy.empty(empty.length)}
            <ChevronDown
              aria-hidden="true"
              className="size-3.5 transition-[rotate] group-open/empty:rotate-180"
            />
          </summary>
          <ul aria-label={menuCopy.emptyIn(group.title)} className="gap-x-1.5" style={{ columnCount: span }}>
            {empty.map((category) => (
              <MenuRow key={category.slug} category={category} onShow={onShow} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const rowLook = cn(
  'flex h-8 items-center justify-between gap-1.5 rounded-chip px-2 text-[0.875rem]/none',
  'hover:bg-sunk focus-visible:bg-sunk focus-visible:-outline-offset-2',
)

function MenuRow({ category, onShow }: { category: MenuItem; onShow: MenuPanelProps['onShow'] }) {
  return (
    <li className="break-inside-avoid">
      <Link
        to={categoryLink(category)}
        data-row
        onFocus={() => onShow(category)}
        onPointerEnter={() => onShow(category)}
        className={cn(
          rowLook,
          'hover:font-medium focus-visible:font-medium',
          category.count === 0 && 'text-ink-soft',
        )}
      >
        <span className="min-w-0 flex-1 truncate py-1">{category.name}</span>
        <DaysToGo next={category.next} />
        {category.count > 0 && <MenuCount count={category.count} />}
      </Link>
    </li>
  )
}
