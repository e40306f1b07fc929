import { data, href, Link } from 'react-router'
import { CompareChoices } from '#app/collections/components/compare-choices.tsx'
import { EmailColumns } from '#app/collections/components/email-columns.tsx'
import { compareCopy as words } from '#app/collections/sharing/compare-copy.ts'
import { shareCopy } from '#app/collections/sharing/share-copy.ts'
import { COMPARED_MIN, comparisonQuery } from '#app/collections/sharing/share-schema.ts'
import { listCollectionEmails } from '#app/collections/collection-emails.server.ts'
import { findCompared } from '#app/collections/sharing/slideshow.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { Button } from '#app/platform/ui/button.tsx'
import { findPresented, presentedPath, sharedHeaders } from './find-shared.server.ts'
import type { Route } from './+types/compare-emails.ts'

/** Two to four emails of a collection side by side, named in the address; with fewer, the list to choose from. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const headers = sharedHeaders(params)
  const found = await findPresented(params, { context, request })
  if (found.state !== 'open') {
    const isGone = found.state === 'gone'
    return data({ path: null, isGone }, { status: isGone ? 410 : 404, headers })
  }
  const { collection } = found
  const { email: chosen, choose, after } = readQuery(comparisonQuery, url)
  const compared = choose === null && after === null ? await findCompared(collection, chosen) : []
  const list = compared.length < COMPARED_MIN ? await listCollectionEmails(collection, { after }) : null
  const { title } = collection
  return data({ path: presentedPath(params), title, chosen, compared, list }, { headers })
}

export { loaderHeaders as headers } from '#app/platform/http/page-headers.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData && loaderData.path !== null ? words.title : shareCopy.page.missing,
  })

export default function CompareEmails({ loaderData }: Route.ComponentProps) {
  if (loaderData.path === null) {
    const { gone, goneText, missing, missingText, toGallery } = shareCopy.page
    const { isGone } = loaderData
    return (
      <MissingPage
        title={isGone ? gone : missing}
        text={isGone ? goneText : missingText}
        postmark={isGone ? '410' : '404'}
        to={href('/')}
        label={toGallery}
      />
    )
  }
  const { path, title, chosen, compared, list } = loaderData
  const others = new URLSearchParams([...chosen.map((slug) => ['email', slug]), ['choose', '1']])
  return (
    <div className="wrap">
      <BackLink to={path}>{title}</BackLink>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-7 pb-9">
        <h1 className="type-title">{words.title}</h1>
        {!list && (
          <Button asChild>
            <Link to={`?${others}`}>{words.choose}</Link>
          </Button>
        )}
      </div>
      {list ? (
        <>
          <p className="-mt-4 mb-9 max-w-[600px] type-lead text-ink-soft">{words.lead}</p>
          <CompareChoices emails={list.emails} chosen={chosen} next={list.next} />
        </>
      ) : (
        <EmailColumns emails={compared} />
      )}
    </div>
  )
}
