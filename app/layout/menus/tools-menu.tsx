import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { tools } from '#app/layout/tools.ts'
import { useOnNavigation } from '#app/layout/use-on-navigation.ts'
import { moveByArrows } from '#app/platform/ui/move-by-arrows.ts'

const ID = 'tools-menu'

/** The header's list of tools: links in a popover, which the browser opens. */
export function ToolsMenu({ current }: { current?: true }) {
  const menu = useRef<HTMLDivElement>(null)
  useOnNavigation(() => menu.current!.hidePopover())
  return (
    <>
      <button type="button" popoverTarget={ID} aria-current={current} className="header-link">
        Tools
        <ChevronDown aria-hidden="true" className="size-3.5 text-ink-faint" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from the links inside */}
      <div
        ref={menu}
        id={ID}
        popover="auto"
        onKeyDown={moveByArrows}
        className="menu-below-start w-80 rounded-panel bg-surface p-2 text-ink shadow-pop open:animate-rise"
      >
        <ul>
          {tools().map(({ name, to, text }) => (
            <li key={to}>
              <Link
                to={to}
                data-row
                className="block rounded-chip px-3 py-2 hover:bg-sunk focus-visible:bg-sunk focus-visible:-outline-offset-2"
              >
                <span className="block type-ui">{name}</span>
                <span className="block type-small text-ink-soft">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
