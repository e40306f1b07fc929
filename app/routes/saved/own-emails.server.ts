import { data } from 'react-router'
import { getCollection } from '#app/collections/queries.server.ts'
import type { PageContext } from '#app/accounts/request/request-context.server.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import type { Person } from '#app/platform/lib/authorized.ts'

type Args = { context: PageContext; request: Request; params: { id: string } }
type OwnEmails = NonNullable<Awaited<ReturnType<typeof getCollection>>>

/** The id and the name of the user's own collection of emails, with what `read` adds; 404 when it is not theirs. */
export async function loadOwnEmails<More extends object>(
  { context, request, params }: Args,
  read: (collection: OwnEmails, viewer: Person) => Promise<More>,
) {
  const viewer = await requireViewer(context, request)
  const collection = await getCollection(viewer, params.id)
  if (collection?.type !== 'emails') return data({ collection: null }, { status: 404 })
  const { id, name } = collection
  return { collection: { id, name }, ...(await read(collection, viewer)) }
}
