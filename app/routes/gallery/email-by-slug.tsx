import { href, redirect } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { emailCopy } from '#app/gallery/email-page/copy.ts'
import { getEmailAddress, getMovedAddress } from '#app/gallery/queries.server.ts'
import { findRemovedEmail } from '#app/admin/takedown/queries.server.ts'
import { log } from '#app/platform/lib/log.server.ts'
import type { Route } from './+types/email-by-slug.ts'

/** The short URL of an email: redirects to its page, or home if there is no such email. */
export async function loader({ params }: Route.LoaderArgs) {
  const known = await getEmailAddress(params.slug)
  const moved = known ? null : await getMovedAddress(params.slug)
  if (moved) throw redirect(emailPath(moved.brandSlug, moved.slug), 308)
  // The page of a removed email says so.
  const address = known ?? (await findRemovedEmail(params.slug))
  if (!address) log.warn({ slug: params.slug }, 'no email has this slug')
  throw redirect(address ? emailPath(address.brandSlug, address.emailSlug) : href('/'))
}

/** Shown only if the browser does not follow the redirect. */
export default function EmailBySlug() {
  return <p className="wrap pt-16 type-lead">{emailCopy.redirecting}</p>
}
