import { data, href, Link } from 'react-router'
import { uploadFromForm } from '#app/features/upload/form-upload.server.ts'
import { uploadLimits } from '#app/features/upload/commands.server.ts'
import { UploadForm } from '#app/features/upload/components/upload-form.tsx'
import { UploadList } from '#app/features/upload/components/upload-list.tsx'
import { UploadRoom } from '#app/features/upload/components/upload-room.tsx'
import { uploadCopy as words } from '#app/features/upload/copy.ts'
import { listUploads } from '#app/features/upload/queries.server.ts'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Route } from './+types/emails-upload.ts'

const failed = { failure: words.failedToSend }

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  return { uploads: await listUploads(actor), limits: uploadLimits() }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

/** The way without scripts: all files in one form. */
export const action = formAction({ who: requireEditor, failed }, async ({ actor, form }) => {
  const sent = form.getAll('files').filter((value) => value instanceof File)
  const outcome = await uploadFromForm({ actor, sent })
  if (!outcome.ok) return data({ failure: outcome.reason }, { status: 422 })
  return redirectWithToast(href('/admin/emails/upload'), { title: words.started })
})

export const clientAction = keepForm(failed)

export default function EmailsUpload({ loaderData: { uploads, limits }, actionData }: Route.ComponentProps) {
  const hasScripts = useHydrated()
  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 pb-2 font-display text-[2.375rem]/[1.1] tracking-[-0.03em]">{words.title}</h1>
      {hasScripts ? <UploadRoom limits={limits} /> : <UploadForm answer={actionData} limits={limits} />}
      <UploadList uploads={uploads} />
      <p className="mt-8 type-ui text-accent">
        <Link to={href('/admin/imports')}>{words.allImports}</Link>
      </p>
    </div>
  )
}
