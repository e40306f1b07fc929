import { NavLink } from 'react-router'
import { cn } from './cn.ts'

/** A link in a row of links between pages; the link of the current page is marked. */
export function PageLink({ to, name }: { to: string; name: string }) {
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) =>
        cn(
          'rounded-control px-3 py-2 type-ui hover:bg-shelf-front pointer-coarse:py-3',
          isActive && 'bg-shelf-front',
        )
      }
    >
      {name}
    </NavLink>
  )
}
