import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { tools } from '#app/layout/tools.ts'
import { PopoverMenu } from './popover-menu.tsx'
import { layoutCopy } from '#app/layout/copy.ts'

export function ToolsMenu({ current }: { current?: true }) {
  const children = (
    <>
      {layoutCopy.pages.tools}
      <ChevronDown aria-hidden="true" className="size-3.5 text-ink-faint" />
    </>
  )
  return (
    <PopoverMenu
      id="tools-menu"
      button={{ 'aria-current': current, className: 'header-link', children }}
      className="menu-below-start w-80 rounded-panel p-2"
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
    </PopoverMenu>
  )
}
