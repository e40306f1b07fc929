import { data, href } from 'react-router'
import { FilterDock } from '#app/gallery/filters/filter-dock.tsx'
import { SamplesNote } from '#app/gallery/lists/list-bar.tsx'
import { PageHeader } from '#app/gallery/lists/page-header.tsx'
import { StreamedList } from '#app/gallery/lists/streamed-list.tsx'
import { copy } from '#app/gallery/copy.ts'
import { homeCopy } from '#app/gallery/home/copy.ts'
import { recentCounts } from '#app/gallery/filters/facets.server.ts'
import { listQuery } from '#app/gallery/lists/email-list.ts'
import { findFilters } from '#app/gallery/filters/filters.server.ts'
import { GRID_SKELETONS, LIST_PAGE_LIMIT } from '#app/gallery/limits.ts'
import { listPage } from '#app/gallery/lists/list-page.server.ts'
import { getCard } from '#app/gallery/queries.server.ts'
import { browseQuery, openEmailQuery } from '#app/gallery/schema.ts'
import { SaveSearchLink } from '#app/collections/smart/components/save-search-link.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { isClientNavigation, settleOrNull } from '#app/platform/http/streaming.server.ts'
import { lazyComponent, OpenPage } from '#app/platform/ui/lazy-component.tsx'
import type { Route } from './+types/browse.ts'
import { listCopy } from '#app/gallery/lists/copy.ts'

export { shouldRevalidateList as shouldRevalidate } from '#app/gallery/lists/list-url.ts'

const words = listCopy.browse

export async function loader({ request, url }: Route.LoaderArgs) {
  const query = readQuery(browseQuery, url)
  const { chosen, conditions } = await findFilters(query)
  const list = settleOrNull(listPage(conditions, { ...query, limit: LIST_PAGE_LIMIT }), 'the list of /browse')
  const { without, ...counts } = await recentCounts(conditions)
  const arrived = isClientNavigation(request) ? list : await list
  const page = {
    chosen,
    counts,
    without,
    sort: query.sort,
    beyond: await getCard(readQuery(openEmailQuery, url).email),
    list: arrived,
  }
  return data(page, arrived ? 200 : 500)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: href('/browse'),
    feeds: [{ title: homeCopy.newest, path: '/feed' }],
  })

export default function Browse({ loaderData }: Route.ComponentProps) {
  const { chosen, counts, without, sort, beyond, list } = loaderData
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <PageHeader title={words.title} lead={words.lead} />
        <FilterDock
          counts={counts}
          chosen={chosen}
          sort={sort}
          total={copy.emails(counts.total)}
          note={
            <>
              <SamplesNote list={list} />
              <SaveSearchLink q="" chosen={chosen} />
            </>
          }
        />
        <StreamedList
          list={list}
          source={listQuery(chosen, sort)}
          total={counts.total}
          openEmail={beyond}
          skeletons={GRID_SKELETONS}
          failed={words.failed}
          empty={<LazyNoMatches chosen={chosen} without={without} instead={<OpenPage />} />}
        />
      </div>
    </div>
  )
}

/** Few visits see it, so it loads on demand. */
const LazyNoMatches = lazyComponent(
  async () => (await import('#app/gallery/filters/no-matches.tsx')).NoMatches,
)
