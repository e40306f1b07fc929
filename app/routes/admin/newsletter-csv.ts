import { listAllSubscribers } from '#app/features/subscribers/queries.server.ts'
import { csvOfSubscribers } from '#app/features/subscribers/subscriber-export.ts'
import { requireAdmin } from '#app/http/session.server.ts'
import type { Route } from './+types/newsletter-csv.ts'

/** The subscribers as a CSV file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireAdmin(context, request)
  return new Response(csvOfSubscribers(await listAllSubscribers(actor)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="subscribers.csv"',
      'Cache-Control': 'no-store',
    },
  })
}
