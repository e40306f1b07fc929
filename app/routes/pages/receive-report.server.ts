import { data } from 'react-router'
import { storeReport } from '#app/features/takedown/commands.server.ts'
import { reportCopy } from '#app/features/takedown/copy.ts'
import type { Reportable } from '#app/features/takedown/queries.server.ts'
import { REPORT_TRAP } from '#app/features/takedown/report-fields.ts'
import { reportForm } from '#app/features/takedown/schema.ts'
import { limitRate, tooManyRequests } from '#app/http/rate-limit.server.ts'
import { readForm, sentForm, typedIn } from '#app/http/read-form.ts'
import { type PageContext, requestMeta } from '#app/http/request-context.server.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { log } from '#app/lib/log.server.ts'
import { networkOf } from '#app/lib/network-of.ts'
import { RATE_LIMITS } from '#app/lib/rate-limits.ts'

/** The action of the report forms. `find` returns null for what is not public. */
export async function receiveReport(
  { request, context }: { request: Request; context: PageContext },
  find: () => Promise<Reportable | null>,
) {
  const form = await sentForm(request)
  const read = readForm(reportForm, form)
  if (!read.ok) return read.refusal
  // Bots that fill in the honeypot get the same response.
  if (form.get(REPORT_TRAP)) return data<FormAnswer>({ ok: true })

  const values = typedIn(form)
  const key = `report:${networkOf(requestMeta(context).ipAddress)}`
  try {
    const limit = await limitRate({ key, ...RATE_LIMITS.report })
    if (!limit.ok) {
      return tooManyRequests<FormAnswer>({ values, failure: RATE_LIMITS.report.message }, limit.retryAfter)
    }
    const about = await find()
    if (!about) return data<FormAnswer>({ values, failure: reportCopy.missing }, { status: 404 })
    await storeReport(read.input, about)
    return data<FormAnswer>({ ok: true })
  } catch (error) {
    log.error({ err: error }, 'a report could not be stored')
    return data<FormAnswer>({ values, failure: reportCopy.failed }, { status: 500 })
  }
}
