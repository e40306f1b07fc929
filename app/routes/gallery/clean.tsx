import { data, href, Link } from 'react-router'
import { getCard } from '#app/features/gallery/queries.server.ts'
import { findFilters } from '#app/features/gallery/filters/filters.server.ts'
import { GRID_SKELETONS, LIST_PAGE_LIMIT } from '#app/features/gallery/limits.ts'
import { documentList } from '#app/features/gallery/lists/document-list.ts'
import { listQuery } from '#app/features/gallery/lists/email-list.ts'
import { ListBar } from '#app/features/gallery/lists/list-bar.tsx'
import { listPage } from '#app/features/gallery/lists/list-page.server.ts'
import { NoEmails } from '#app/features/gallery/lists/no-emails.tsx'
import { PageHeader } from '#app/features/gallery/lists/page-header.tsx'
import { StreamedList } from '#app/features/gallery/lists/streamed-list.tsx'
import { openEmailQuery, pageQuery } from '#app/features/gallery/schema.ts'
import { sourceLink } from '#app/features/rule-pages/components/source-link.tsx'
import { rulePagesCopy } from '#app/features/rule-pages/copy.ts'
import { countClean } from '#app/features/rule-pages/queries.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readQuery } from '#app/http/read-query.ts'
import { isNavigation, settleOrNull } from '#app/http/streaming.server.ts'
import { itemList } from '#app/http/structured-data.ts'
import { env } from '#app/lib/env.server.ts'
import { listedEmails } from '#app/routes/resources/list-items.ts'
import type { Route } from './+types/clean.ts'

export { shouldRevalidateList as shouldRevalidate } from '#app/features/gallery/lists/list-url.ts'

const words = rulePagesCopy.clean

export async function loader({ request, url }: Route.LoaderArgs) {
  const { after } = readQuery(pageQuery, url)
  const { chosen, conditions } = await findFilters({ checks: 'clean' })
  const asked = { after, limit: LIST_PAGE_LIMIT, sort: 'newest' as const }
  const list = settleOrNull(listPage(conditions, asked), 'the clean shelf')
  const total = await countClean()
  const arrived = isNavigation(request) ? list : documentList(await list)
  const page = {
    source: listQuery(chosen, 'newest'),
    total,
    showsSource: !env().HIDE_EMAIL_SOURCE,
    beyond: await getCard(readQuery(openEmailQuery, url).email),
    list: arrived,
  }
  return data(page, arrived ? 200 : 500)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, description } = words
  return pageMeta(matches, {
    title,
    description,
    path: href('/clean'),
    things: import.meta.env.SSR ? (at) => itemList(at, title, listedEmails(loaderData?.list)) : undefined,
  })
}

export default function CleanShelf({ loaderData }: Route.ComponentProps) {
  const { source, total, showsSource, beyond, list } = loaderData
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <PageHeader title={words.title} lead={words.lead} />
        <ListBar total={total} list={list}>
          <p className="flex flex-wrap gap-x-6 gap-y-1 [&_a]:touch-target [&_a]:text-accent [&_a]:underline-offset-3 [&_a:hover]:underline">
            <Link to={href('/checks')}>{words.rules}</Link>
            <Link to={`${href('/browse')}?checks=clean`} rel="nofollow">
              {words.filter}
            </Link>
          </p>
        </ListBar>
        <StreamedList
          list={list}
          source={source}
          total={total}
          openEmail={beyond}
          skeletons={GRID_SKELETONS}
          failed={words.failed}
          empty={<NoEmails title={words.empty} />}
          below={showsSource ? sourceLink : undefined}
        />
      </div>
    </div>
  )
}
