import { data, href } from 'react-router'
import { ImportForm } from '#app/features/collections/components/import-form.tsx'
import { ImportResult } from '#app/features/collections/components/import-result.tsx'
import { copy } from '#app/features/collections/copy.ts'
import { siteHosts } from '#app/features/collections/imports/find-emails.server.ts'
import {
  importEmails,
  type ImportReport,
  undoImport,
} from '#app/features/collections/imports/import-commands.server.ts'
import { importCopy as words } from '#app/features/collections/imports/import-copy.ts'
import {
  IMPORT_BYTES_MAX,
  importForm,
  undoneImport,
} from '#app/features/collections/imports/import-schema.ts'
import { readList } from '#app/features/collections/imports/read-list.server.ts'
import { getCollection } from '#app/features/collections/queries.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { limitRate, tooManyRequests } from '#app/http/rate-limit.server.ts'
import { readForm, sentForm, typedIn } from '#app/http/read-form.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import type { Person } from '#app/lib/authorized.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import { RATE_LIMITS } from '#app/lib/rate-limits.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import type { Route } from './+types/import-emails.ts'

type ImportAnswer = FormAnswer & { report?: ImportReport }

/** A file of the largest size and what surrounds it in a form. */
const BODY_MAX = IMPORT_BYTES_MAX + 16 * 1024

/** Adds many emails to a collection by their addresses. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const collection = await getCollection(viewer, params.id)
  if (collection?.type !== 'emails') return data({ collection: null }, { status: 404 })
  const { id, name } = collection
  return { collection: { id, name } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.collection ? words.title(loaderData.collection.name) : copy.page.notFound,
  })

export async function action({ context, request, params: { id }, url }: Route.ActionArgs) {
  const actor = await requireViewer(context, request)
  if (Number(request.headers.get('content-length')) > BODY_MAX) return refuse(words.errors.tooLarge, 413)
  const form = await sentForm(request)
  if (formText(form, 'intent') === 'undo') return undo(actor, id, form)
  // Counted before a megabyte is parsed.
  const limit = await limitRate({ key: `collection imports by:${actor.id}`, ...RATE_LIMITS.collectionImport })
  if (!limit.ok) {
    const { message } = RATE_LIMITS.collectionImport
    return tooManyRequests<ImportAnswer>(failedAnswer(words.failed, message), limit.retryAfter)
  }
  const read = readForm(importForm, form)
  if (!read.ok) return read.refusal
  const text = (await textOfFile(form)) || read.input.addresses
  const list = await readList(text, siteHosts(url))
  const imported = list.ok ? await importEmails({ actor, id, listed: list.listed }) : list
  if (!imported.ok) return refuse(imported.message, 400, typedIn(form))
  return data<ImportAnswer>({ report: imported.report })
}

async function undo(actor: Person, id: string, form: FormData) {
  const read = readForm(undoneImport, form)
  if (!read.ok) return refuse(words.errors.nothingToUndo)
  const undone = await undoImport({ actor, id, ...read.input })
  return redirectWithToast(
    href('/collections/:id', { id }),
    undone.ok ? { title: words.undone(undone.removed) } : { title: undone.message, kind: 'destructive' },
  )
}

async function textOfFile(form: FormData): Promise<string> {
  const file = form.get('file')
  return file instanceof File ? file.text() : ''
}

function refuse(message: string, status = 400, values: FormAnswer['values'] = {}) {
  return data<ImportAnswer>({ ...failedAnswer(words.failed, message), values }, { status })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<ImportAnswer>(serverAction, failedAnswer(words.failed, copy.errors.unexpected))
}

export default function ImportEmails({ loaderData: { collection }, actionData }: Route.ComponentProps) {
  if (!collection) {
    const { notFound, notFoundText, back } = copy.page
    return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
  }
  const path = href('/collections/:id', { id: collection.id })
  const report = actionData && 'report' in actionData ? actionData.report : undefined
  return (
    <div className="wrap max-w-[640px]!">
      <BackLink to={path}>{collection.name}</BackLink>
      <h1 className="pt-7 type-title text-balance break-words">{words.title(collection.name)}</h1>
      <p className="mt-4 mb-8 type-lead text-ink-soft">{words.lead}</p>
      {report ? <ImportResult report={report} path={path} /> : <ImportForm answer={actionData} />}
    </div>
  )
}
