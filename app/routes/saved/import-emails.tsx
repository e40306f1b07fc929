import { data, href } from 'react-router'
import { FormFileOrText } from '#app/platform/ui/form-file-or-text.tsx'
import { Form, SubmitButton } from '#app/platform/ui/form.tsx'
import { ImportResult } from '#app/collections/components/import-result.tsx'
import { copy } from '#app/collections/copy.ts'
import { siteHosts } from '#app/collections/imports/find-emails.server.ts'
import {
  importEmails,
  type ImportReport,
  undoImport,
} from '#app/collections/imports/import-commands.server.ts'
import { importCopy as words } from '#app/collections/imports/import-copy.ts'
import {
  IMPORT_BYTES_MAX,
  importForm,
  undoneImport,
  IMPORT_MB_MAX,
  IMPORTED_MAX,
} from '#app/collections/imports/import-schema.ts'
import { readList } from '#app/collections/imports/read-list.server.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { countAttempt } from '#app/accounts/request/rate-limit.server.ts'
import { readForm } from '#app/accounts/request/read-form.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult, type FormResult } from '#app/platform/lib/form-result.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { CollectionFormPage, titleOf } from './collection-form-page.tsx'
import { loadOwnEmails } from './own-emails.server.ts'
import type { Route } from './+types/import-emails.ts'

type ImportFormResult = FormResult & { report?: ImportReport }

const failed = failedResult(words.failed, copy.errors.unexpected)

/** A file of the largest size and what surrounds it in a form. */
const BODY_MAX = IMPORT_BYTES_MAX + 16 * 1024

export function loader(args: Route.LoaderArgs) {
  return loadOwnEmails(args, async () => ({}))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: titleOf(loaderData, words.title) })

export async function action(args: Route.ActionArgs) {
  // Refused by its stated size, before a megabyte is read.
  const isLarge = Number(args.request.headers.get('content-length')) > BODY_MAX
  return isLarge
    ? data(failedResult(words.failed, words.errors.tooLarge), { status: 413 })
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
        if (!read.ok) return failedResult(words.failed, words.errors.nothingToUndo)
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
    return imported.ok ? { report: imported.report } : failedResult(words.failed, imported.message)
  },
)

export const clientAction = keepForm(failed)

export default function ImportEmails({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ImportFormResult | undefined = actionData
  return (
    <CollectionFormPage data={loaderData} title={words.title} lead={words.lead}>
      {({ collection: { id } }) =>
        answer?.report ? (
          <ImportResult report={answer.report} path={href('/collections/:id', { id })} />
        ) : (
          <ImportForm answer={answer} />
        )
      }
    </CollectionFormPage>
  )
}

const ACCEPTED = '.csv,.html,.htm,.txt,text/csv,text/html,text/plain'

function ImportForm({ answer }: { answer: FormResult | undefined }) {
  return (
    <Form answer={answer} encType="multipart/form-data" className="grid gap-5">
      <FormFileOrText
        file={{ label: words.file, prompt: words.chooseFile, accept: ACCEPTED }}
        text={{ name: 'addresses', label: words.addresses, rows: 6 }}
      />
      <p className="-mt-2 type-small text-ink-soft">{words.limits(IMPORT_MB_MAX, IMPORTED_MAX)}</p>
      <SubmitButton busy={words.busy} className="justify-self-start">
        {words.submit}
      </SubmitButton>
    </Form>
  )
}
