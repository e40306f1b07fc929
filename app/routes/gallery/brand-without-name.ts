import { href, redirect } from 'react-router'

/** An address that names no brand leads to all emails. */
export function loader() {
  return redirect(href('/browse'))
}
