import { data, href, redirect } from 'react-router'
import { listCategories } from '#app/features/categories/queries.server.ts'
import { startRehearsal } from '#app/features/rehearsal/commands.server.ts'
import { RehearseForm } from '#app/features/rehearsal/components/rehearse-form.tsx'
import { rehearsalCopy as words } from '#app/features/rehearsal/copy.ts'
import { draftKind } from '#app/features/rehearsal/draft-kind.ts'
import { DRAFT_MB_MAX } from '#app/features/rehearsal/limits.ts'
import { rehearsalForm } from '#app/features/rehearsal/schema.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { limitRate, networkLimit, tooManyRequests } from '#app/http/rate-limit.server.ts'
import { readForm, sentForm, typedIn } from '#app/http/read-form.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { findChromium } from '#app/lib/chromium.server.ts'
import type { FormAnswer } from '#app/lib/form-answer.ts'
import { RATE_LIMITS } from '#app/lib/rate-limits.ts'
import type { Route } from './+types/rehearse.ts'

const BUSY_SECONDS = 120

export async function loader() {
  const [verticals, occasions, seasons] = await Promise.all([
    listCategories('vertical'),
    listCategories('occasion'),
    listCategories('seasonal'),
  ])
  const option = ({ slug, name }: { slug: string; name: string }) => ({ slug, name })
  return {
    industries: verticals.map(option),
    occasions: [...occasions, ...seasons].map(option),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, description: words.description, path: href('/rehearse') })

export async function action({ request, context }: Route.ActionArgs) {
  // Counted before up to 16 MB are read.
  const limit = await limitRate(networkLimit('rehearse', context))
  if (!limit.ok) {
    return tooManyRequests<FormAnswer>({ failure: RATE_LIMITS.rehearse.message }, limit.retryAfter)
  }
  const form = await sentForm(request)
  const read = readForm(rehearsalForm, form)
  if (!read.ok) return read.refusal
  const { source, ...stated } = read.input
  const sent = form.get('file')
  const file = sent instanceof File && sent.size > 0 ? new Uint8Array(await sent.arrayBuffer()) : null
  const bytes = file ?? Buffer.from(source)
  const values = typedIn(form)
  const refuse = (errors: FormAnswer['errors']) => data<FormAnswer>({ values, errors }, { status: 400 })
  const field = file ? 'file' : 'source'
  if (bytes.length === 0) return refuse({ file: words.sourceMissing })
  if (bytes.length > DRAFT_MB_MAX * 1024 * 1024) return refuse({ [field]: words.tooLarge(DRAFT_MB_MAX) })
  const kind = draftKind(bytes)
  if (!kind) return refuse({ [field]: words.notADraft })
  if (kind !== 'eml' && !stated.subject) return refuse({ subject: words.subjectMissing })
  if (kind !== 'picture' && !findChromium()) {
    return data<FormAnswer>({ values, failure: words.noBrowser }, { status: 503 })
  }
  const started = await startRehearsal({ kind, stated }, bytes)
  if (!started) {
    const headers = { 'Retry-After': String(BUSY_SECONDS) }
    return data<FormAnswer>({ values, failure: words.busy }, { status: 503, headers })
  }
  return redirect(href('/rehearse/:secret', started), 303)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, { failure: words.failed })
}

export default function Rehearse({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-x-24 gap-y-10 pt-18 max-sm:pt-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]">
      <div>
        <h1 className="type-title">{words.title}</h1>
        <p className="mt-4 max-w-[400px] type-lead text-ink-soft">{words.lead}</p>
        <p className="mt-4 max-w-[400px] type-body text-ink-soft">{words.private}</p>
        <p className="mt-4 max-w-[400px] type-body text-ink-soft">{words.remote}</p>
        <p className="mt-4 max-w-[400px] type-small text-ink-soft">
          {words.limits(DRAFT_MB_MAX, RATE_LIMITS.rehearse.points)}
        </p>
      </div>
      <RehearseForm answer={actionData} {...loaderData} />
    </div>
  )
}
