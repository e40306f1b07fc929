import { data } from 'react-router'
import { storeReport } from '#app/admin/takedown/commands.server.ts'
import { reportCopy } from '#app/admin/takedown/copy.ts'
import type { Reportable } from '#app/admin/takedown/queries.server.ts'
import { REPORT_TRAP } from '#app/admin/takedown/report-fields.ts'
import { reportForm } from '#app/admin/takedown/schema.ts'
import { type ActionArgs, formAction } from '#app/accounts/request/form-action.server.ts'
import { countAttempt, networkLimit } from '#app/accounts/request/rate-limit.server.ts'

/** The action of the report forms. `find` returns null for what is not public. */
export function reportAction<Params extends object>(find: (params: Params) => Promise<Reportable | null>) {
  return formAction(
    {
      limit: (context) => networkLimit('report', context),
      failed: { failure: reportCopy.failed },
      schema: reportForm,
    },
    async ({ input, form }, { context, params }: ActionArgs & { params: Params }) => {
      // Bots that fill in the honeypot get the same response.
      if (form.get(REPORT_TRAP)) return { ok: true }
      await countAttempt(networkLimit('report', context))
      const about = await find(params)
      if (!about) return data({ failure: reportCopy.missing }, { status: 404 })
      await storeReport(input, about)
      return { ok: true }
    },
  )
}
