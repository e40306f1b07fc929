import { listAllSubscribers } from '#app/accounts/subscribers/queries.server.ts'
import { csvOfSubscribers } from '#app/accounts/subscribers/subscriber-export.ts'
import { requireAdmin } from '#app/accounts/request/session.server.ts'
import type { Route } from './+types/newsletter-csv.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireAdmin(context, request)
  return new Response(csvOfSubscribers(await listAllSubscribers(actor)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="subscribers.csv"',
    },
  })
}
