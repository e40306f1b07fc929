import { data } from 'react-router'
import { storeReport } from '#app/features/takedown/commands.server.ts'
import { reportCopy } from '#app/features/takedown/copy.ts'
import type { Reportable } from '#app/features/takedown/queries.server.ts'
import { REPORT_TRAP } from '#app/features/takedown/report-fields.ts'
import { reportForm } from '#app/features/takedown/schema.ts'
import { type ActionArgs, formAction } from '#app/http/form-action.server.ts'
import { countAttempt, networkLimit } from '#app/http/rate-limit.server.ts'

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
