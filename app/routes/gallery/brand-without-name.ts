import { href, redirect } from 'react-router'

/** A brand URL without a slug redirects to all emails. */
export function loader() {
  return redirect(href('/browse'))
}
