import { useLayoutEffect, useRef, useState } from 'react'
import { data, href, Link } from 'react-router'
import { uploadFromForm, uploadLimits } from '#app/intake/upload/commands.server.ts'
import { UploadForm } from '#app/intake/upload/components/upload-form.tsx'
import { UploadList } from '#app/intake/upload/components/upload-list.tsx'
import { Uploader } from '#app/intake/upload/components/uploader.tsx'
import { uploadCopy as words } from '#app/intake/upload/copy.ts'
import { uploadOptions } from '#app/intake/upload/schema.ts'
import { listUploads } from '#app/intake/upload/queries.server.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { useServerRendered } from '#app/platform/ui/use-hydrated.ts'
import type { Route } from './+types/emails-upload.ts'

const failed = { failure: words.failedToSend }

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  return { uploads: await listUploads(actor), limits: uploadLimits(), fetchImages: env().FETCH_IMAGES }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

/** The way without scripts: all files in one form. */
export const action = formAction(
  { who: requireEditor, failed, schema: uploadOptions },
  async ({ actor, input, form }) => {
    const sent = form.getAll('files').filter((value) => value instanceof File)
    const outcome = await uploadFromForm({ actor, sent, options: input })
    if (!outcome.ok) return data({ failure: outcome.reason }, { status: 422 })
    return redirectWithToast(href('/admin/emails/upload'), { title: words.started })
  },
)

export const clientAction = keepForm(failed)

export default function EmailsUpload({
  loaderData: { uploads, limits, fetchImages },
  actionData,
}: Route.ComponentProps) {
  const [isPlain, setPlain] = useState(useServerRendered())
  const plain = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // Whoever has begun with the plain form, or chosen files in it, goes on with it.
    const isBegun =
      plain.current?.contains(document.activeElement) ||
      plain.current?.querySelector<HTMLInputElement>('[type=file]')?.files?.length
    // oxlint-disable-next-line react/set-state-in-effect -- only the document knows
    setPlain(Boolean(isBegun))
  }, [])

  return (
    <div className="wrap pb-20">
      <h1 className="pt-10 pb-2 type-page">{words.title}</h1>
      {isPlain ? (
        <div ref={plain}>
          <UploadForm answer={actionData} limits={limits} fetchImages={fetchImages} />
        </div>
      ) : (
        <Uploader limits={limits} fetchImages={fetchImages} />
      )}
      <UploadList uploads={uploads} />
      <p className="mt-8 type-ui text-accent">
        <Link to={href('/admin/emails/imports')}>{words.allImports}</Link>
      </p>
    </div>
  )
}
