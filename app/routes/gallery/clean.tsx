import { data, href, Link } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { getCard } from '#app/gallery/queries.server.ts'
import { findFilters } from '#app/gallery/filters/filters.server.ts'
import { GRID_SKELETONS, LIST_PAGE_LIMIT } from '#app/gallery/limits.ts'
import { listQuery } from '#app/gallery/lists/email-list.ts'
import { ListBar } from '#app/gallery/lists/list-bar.tsx'
import { listPage } from '#app/gallery/lists/list-page.server.ts'
import { NoEmails } from '#app/gallery/lists/no-emails.tsx'
import { PageHeader } from '#app/gallery/lists/page-header.tsx'
import { StreamedList } from '#app/gallery/lists/streamed-list.tsx'
import { openEmailQuery, pageQuery } from '#app/gallery/schema.ts'
import { rulePagesCopy } from '#app/analytics/check-pages/copy.ts'
import { countClean } from '#app/analytics/check-pages/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { isClientNavigation, settleOrNull } from '#app/platform/http/streaming.server.ts'
import { env } from '#app/platform/lib/env.server.ts'
import type { Route } from './+types/clean.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { tabSearch } from '#app/gallery/email-page/email-view.ts'

export { shouldRevalidateList as shouldRevalidate } from '#app/gallery/lists/list-url.ts'

const words = rulePagesCopy.clean

export async function loader({ request, url }: Route.LoaderArgs) {
  const { after } = readQuery(pageQuery, url)
  const { chosen, conditions } = await findFilters({ checks: 'clean' })
  const asked = { after, limit: LIST_PAGE_LIMIT, sort: 'newest' as const }
  const list = settleOrNull(listPage(conditions, asked), 'the clean emails')
  const total = await countClean()
  const arrived = isClientNavigation(request) ? list : await list
  const page = {
    source: listQuery(chosen, 'newest'),
    total,
    showsSource: !env().HIDE_EMAIL_SOURCE,
    beyond: await getCard(readQuery(openEmailQuery, url).email),
    list: arrived,
  }
  return data(page, arrived ? 200 : 500)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.title, description: words.description, path: href('/clean') })

export default function CleanEmails({ loaderData }: Route.ComponentProps) {
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

/** Under a card: the way to the HTML of the email, if its brand shows it. */
function sourceLink({ slug, subject, brand, hideSource }: EmailCard) {
  if (hideSource) return null
  const path = emailPath(brand.slug, slug)
  return (
    <a
      href={path + tabSearch('html')}
      aria-label={`${rulePagesCopy.clean.source}: ${subject}`}
      className="mt-1 block w-fit type-small text-accent underline-offset-3 hover:underline pointer-coarse:py-2"
    >
      {rulePagesCopy.clean.source}
    </a>
  )
}
