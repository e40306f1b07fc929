import { href, Link, type LinkProps, useLocation } from 'react-router'

/** Leads to signing in, and from there back to this page. */
export function LogInLink(props: Omit<LinkProps, 'to' | 'children'>) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const next = here === href('/') ? '' : `?next=${encodeURIComponent(here)}`
  return (
    <Link {...props} to={href('/login') + next}>
      Log in
    </Link>
  )
}
