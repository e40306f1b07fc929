import { href, Link, type LinkProps, useLocation } from 'react-router'
import { layoutCopy } from './copy.ts'

/** Link to the log-in page, which returns to this page. */
export function LogInLink(props: Omit<LinkProps, 'to' | 'children'>) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const next = here === href('/') ? '' : `?next=${encodeURIComponent(here)}`
  return (
    <Link {...props} to={href('/login') + next}>
      {layoutCopy.logIn}
    </Link>
  )
}
