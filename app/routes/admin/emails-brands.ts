import { findBrands } from '#app/admin/emails/choices.server.ts'
import { brandsQuery } from '#app/admin/emails/schema.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/emails-brands.ts'

/** Brands for the filter of the list and the fields of its forms, drafts included. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const { name } = readQuery(brandsQuery, url)
  return Response.json(await findBrands(actor, name))
}
