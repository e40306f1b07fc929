import { findBrands } from '#app/features/admin-emails/choices.server.ts'
import { brandsQuery } from '#app/features/admin-emails/schema.ts'
import { readQuery } from '#app/http/read-query.ts'
import { requireEditor } from '#app/http/session.server.ts'
import type { Route } from './+types/emails-brands.ts'

/** Brands for the filter of the list and the fields of its forms, drafts included. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const { name } = readQuery(brandsQuery, url)
  return Response.json(await findBrands(actor, name), { headers: { 'Cache-Control': 'private, no-store' } })
}
