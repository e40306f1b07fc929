import { data } from 'react-router'
import { storeReport } from '#app/features/takedown/commands.server.ts'
import { reportCopy } from '#app/features/takedown/copy.ts'
import type { Reportable } from '#app/features/takedown/queries.server.ts'
import { REPORT_TRAP } from '#app/features/takedown/report-fields.ts'
import { reportForm } from '#app/features/takedown/schema.ts'
import { limitRate, networkLimit, tooManyRequests } from '#app/http/rate-limit.server.ts'
import { readForm, sentForm, typedIn } from '#app/http/read-form.ts'
import type { PageContext } from '#app/http/request-context.server.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { log } from '#app/lib/log.server.ts'

/** The action of the report forms. `find` returns null for what is not public. */
export async function receiveReport(
  { request, context }: { request: Request; context: PageContext },
  find: () => Promise<Reportable | null>,
) {
  const limit = networkLimit('report', context)
  const form = await sentForm(request, limit)
  const read = readForm(reportForm, form)
  if (!read.ok) return read.refusal
  // Bots that fill in the honeypot get the same response.
  if (form.get(REPORT_TRAP)) return data<FormAnswer>({ ok: true })

  const values = typedIn(form)
  try {
    const rate = await limitRate(limit)
    if (!rate.ok) {
      return tooManyRequests<FormAnswer>({ values, failure: limit.message }, rate.retryAfter)
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
