import { href } from 'react-router'
import { FollowedBrands } from '#app/collections/components/followed-brands.tsx'
import { SavedEmpty } from '#app/collections/components/saved-empty.tsx'
import { copy } from '#app/collections/copy.ts'
import { listFollowed, listFollowedBrands } from '#app/collections/following.server.ts'
import { GRID_SKELETONS } from '#app/gallery/limits.ts'
import { PageHeader } from '#app/gallery/lists/page-header.tsx'
import { StreamedList } from '#app/gallery/lists/streamed-list.tsx'
import { getCard } from '#app/gallery/queries.server.ts'
import { openEmailQuery, pageQuery } from '#app/gallery/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import type { Route } from './+types/following.ts'

const words = copy.followed
const SOURCE = { followed: 'true' } as const

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const [brands, list, beyond] = await Promise.all([
    listFollowedBrands(viewer),
    settleOrNull(listFollowed(viewer, readQuery(pageQuery, url).after), 'the emails of followed brands'),
    getCard(readQuery(openEmailQuery, url).email),
  ])
  return { brands, list, beyond }
}

export default function Following({ loaderData: { brands, list, beyond } }: Route.ComponentProps) {
  if (brands.length === 0) return <NothingFollowed />
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <PageHeader title={words.title} lead={words.lead} />
        <FollowedBrands brands={brands} />
        <StreamedList
          list={list}
          source={SOURCE}
          total={list?.emails.length ?? 0}
          openEmail={beyond}
          skeletons={GRID_SKELETONS}
          failed={words.failed}
          empty={<p className="type-body text-ink-soft">{words.noEmails}</p>}
        />
      </div>
    </div>
  )
}

function NothingFollowed() {
  return (
    <div className="shelf-clip">
      <div className="wrap pt-18 max-sm:pt-10">
        <SavedEmpty isPage title={words.empty} text={words.emptyText}>
          <ButtonLink to={href('/brands')} variant="primary">
            {words.seeBrands}
          </ButtonLink>
        </SavedEmpty>
      </div>
    </div>
  )
}
