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
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { countAttempt } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { RATE_LIMITS } from '#app/lib/rate-limits.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import type { Route } from './+types/import-emails.ts'

type ImportAnswer = FormAnswer & { report?: ImportReport }

const failed = failedAnswer(words.failed, copy.errors.unexpected)

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

export async function action(args: Route.ActionArgs) {
  // Refused by its stated size, before a megabyte is read.
  const isLarge = Number(args.request.headers.get('content-length')) > BODY_MAX
  return isLarge
    ? data(failedAnswer(words.failed, words.errors.tooLarge), { status: 413 })
    : importAction(args)
}

const importAction = formAction(
  {
    who: requireViewer,
    failed,
    schema: importForm,
    intents: {
      async undo({ actor, form }, { params: { id } }: Route.ActionArgs) {
        const read = readForm(undoneImport, form)
        if (!read.ok) return failedAnswer(words.failed, words.errors.nothingToUndo)
        const undone = await undoImport({ actor, id, ...read.input })
        return redirectWithToast(
          href('/collections/:id', { id }),
          undone.ok
            ? { title: words.undone(undone.removed) }
            : { title: undone.message, kind: 'destructive' },
        )
      },
    },
  },
  async ({ actor, input, form }, { params: { id }, url }: Route.ActionArgs) => {
    // Counted before a megabyte is parsed.
    await countAttempt({ key: `collection imports by:${actor.id}`, ...RATE_LIMITS.collectionImport })
    const file = form.get('file')
    const text = (file instanceof File && (await file.text())) || input.addresses
    const list = await readList(text, siteHosts(url))
    const imported = list.ok ? await importEmails({ actor, id, listed: list.listed }) : list
    return imported.ok ? { report: imported.report } : failedAnswer(words.failed, imported.message)
  },
)

export const clientAction = keepForm(failed)

export default function ImportEmails({ loaderData: { collection }, actionData }: Route.ComponentProps) {
  if (!collection) {
    const { notFound, notFoundText, back } = copy.page
    return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
  }
  const path = href('/collections/:id', { id: collection.id })
  const answer: ImportAnswer | undefined = actionData
  return (
    <div className="wrap max-w-[640px]!">
      <BackLink to={path}>{collection.name}</BackLink>
      <h1 className="pt-7 type-title text-balance break-words">{words.title(collection.name)}</h1>
      <p className="mt-4 mb-8 type-lead text-ink-soft">{words.lead}</p>
      {answer?.report ? <ImportResult report={answer.report} path={path} /> : <ImportForm answer={answer} />}
    </div>
  )
}
