import { data, href } from 'react-router'
import { SharedCollection } from '#app/collections/components/shared-collection.tsx'
import { type SharedAt, sharedPath } from '#app/collections/components/shared-path.ts'
import { copy } from '#app/collections/copy.ts'
import { shareCopy } from '#app/collections/sharing/share-copy.ts'
import { listCollectionEmails } from '#app/collections/collection-emails.server.ts'
import { collectionQuery } from '#app/collections/schema.ts'
import type { CardContent } from '#app/discovery/share-images/card-content.ts'
import { collectionCard } from '#app/discovery/share-images/queries.server.ts'
import { ReportLink } from '#app/admin/takedown/components/report-link.tsx'
import { reportCopy } from '#app/admin/takedown/copy.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { type PageImage, pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { ogImage } from '#app/routes/resources/og-image-url.server.ts'
import { findShared, sharedHeaders } from './find-shared.server.ts'
import type { Route } from './+types/shared.ts'

const words = shareCopy.page

/** A collection that its owner shares, by a secret link or at a public address. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const headers = sharedHeaders(params)
  const found = await findShared(params)
  if (found.state !== 'open') {
    const isGone = found.state === 'gone'
    return data({ collection: null, isGone }, { status: isGone ? 410 : 404, headers })
  }
  const { collection } = found
  const [page, card] = await Promise.all([
    listCollectionEmails(collection, { after: readQuery(collectionQuery, url).after }),
    settleOrNull(collectionCard(collection), 'a link picture'),
  ])
  const { id: _, ...shown } = collection
  const picture = card && imageOf(params, card)
  return data({ collection: shown, page, path: sharedPath(params), picture }, { headers })
}

function imageOf(at: SharedAt, card: CardContent): PageImage {
  return 'secret' in at ? ogImage('shared', at.secret, card) : ogImage('collection', at.slug, card)
}

export { loaderHeaders as headers } from '#app/platform/http/page-headers.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  if (!loaderData?.collection)
    return pageMeta(matches, { title: loaderData?.isGone ? words.gone : words.missing })
  const { collection, path, picture } = loaderData
  const { title, introduction, emailCount } = collection
  return pageMeta(matches, {
    title,
    description: introduction ?? copy.overview.emails(emailCount),
    path,
    picture,
    feeds: [{ title: words.feedTitle(title), path: `${path}/feed` }],
    isUnlisted: 'secret' in params,
  })
}

export default function Shared({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData.collection) {
    const { isGone } = loaderData
    return (
      <MissingPage
        title={isGone ? words.gone : words.missing}
        text={isGone ? words.goneText : words.missingText}
        postmark={isGone ? '410' : '404'}
        to={href('/')}
        label={words.toGallery}
      />
    )
  }
  return (
    <>
      <SharedCollection {...loaderData} />
      {params.slug && (
        <div className="wrap pb-6">
          <ReportLink to={href('/report/collection/:slug', { slug: params.slug })} label={reportCopy.link} />
        </div>
      )}
    </>
  )
}
