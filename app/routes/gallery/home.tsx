import { lazy, type ReactNode, Suspense } from 'react'
import { href, Link } from 'react-router'
import { NextOccasions } from '#app/features/categories/components/next-occasions.tsx'
import { TypeIndex } from '#app/features/categories/components/type-index.tsx'
import { listMenuCategories, nextOccasions } from '#app/features/categories/queries.server.ts'
import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { countedClaims } from '#app/features/gallery/home/claims.server.ts'
import { EmailOfDay } from '#app/features/gallery/home/email-of-day.tsx'
import { emailOfDay } from '#app/features/gallery/home/email-of-day.server.ts'
import { HomeHero } from '#app/features/gallery/home/home-hero.tsx'
import { NewestEmails } from '#app/features/gallery/home/newest-emails.tsx'
import { documentList } from '#app/features/gallery/lists/document-list.ts'
import type { EmailList } from '#app/features/gallery/lists/email-list.ts'
import { homeCopy } from '#app/features/gallery/home/copy.ts'
import { listPage } from '#app/features/gallery/lists/list-page.server.ts'
import { getCard } from '#app/features/gallery/queries.server.ts'
import { openEmailQuery } from '#app/features/gallery/schema.ts'
import { HOME_LIMIT, HOME_OCCASIONS, HOME_TYPES } from '#app/features/gallery/limits.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readQuery } from '#app/http/read-query.ts'
import { getViewer } from '#app/http/session.server.ts'
import { isNavigation, settleOrNull } from '#app/http/streaming.server.ts'
import { itemList, webSite } from '#app/http/structured-data.ts'
import { site } from '#app/site-config.ts'
import { newsPart } from '#app/routes/own-parts.server.ts'
import { listedEmails } from '#app/routes/resources/list-items.ts'
import type { Route } from './+types/home.ts'

/** Only for users; visitors do not load it. */
const HomeNews = lazy(async () => ({
  default: (await import('#app/features/collections/components/home-news.tsx')).HomeNews,
}))

export { shouldRevalidateList as shouldRevalidate } from '#app/features/gallery/lists/list-url.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const list = listAll()
  const streamed = isNavigation(request) ? settleOrNull(list, 'the newest emails') : null
  const today = plainDayAt(new Date())
  const viewer = await getViewer(context)
  const [arrived, categories, occasions, beyond, counted, news, ofDay] = await Promise.all([
    streamed ? null : list,
    listMenuCategories(today),
    nextOccasions(today, HOME_OCCASIONS),
    getCard(readQuery(openEmailQuery, url).email),
    countedClaims(),
    viewer && newsPart.read(context, viewer, null),
    viewer ? null : settleOrNull(emailOfDay(today), 'the email of the day'),
  ])
  const types = categories
    .filter((category) => category.type === 'email_type')
    .toSorted((a, b) => b.count - a.count)
    .slice(0, HOME_TYPES)
  return {
    list: streamed ?? documentList(arrived),
    types: types.map(({ name, slug, type, count }) => ({ name, slug, type, count })),
    occasions,
    beyond,
    counted,
    news,
    ofDay: ofDay && { ...ofDay, day: today },
    signedIn: viewer !== null,
    isAdmin: viewer?.isAdmin ?? false,
  }
}

async function listAll(): Promise<EmailList> {
  const { emails } = await listPage({}, { limit: HOME_LIMIT, after: null, sort: 'newest' })
  return { emails, next: null }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    description: site.description,
    path: href('/'),
    feeds: [{ title: homeCopy.newest, path: '/feed' }],
    things: import.meta.env.SSR
      ? (at) => [
          webSite(at, `${href('/search')}?q=`),
          ...itemList(at, homeCopy.newest, listedEmails(loaderData?.list)),
        ]
      : undefined,
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  const { list, types, occasions, beyond, counted, news, ofDay, signedIn, isAdmin } = loaderData
  const home = homeCopy
  return (
    <div className="shelf-clip">
      <HomeHero signedIn={signedIn} counted={counted} />
      {news && (
        <Suspense>
          <HomeNews news={news} />
        </Suspense>
      )}
      {ofDay && <EmailOfDay email={ofDay} day={ofDay.day} />}
      <div className="wrap grid gap-x-(--gutter) pt-11 max-lg:gap-y-9.5 max-sm:pt-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,475px)]">
        <section>
          <StripHeading link={<Link to={href('/email-types')}>{home.allTypes}</Link>}>
            {home.byType}
          </StripHeading>
          <TypeIndex types={types} />
        </section>
        <section className="max-lg:order-first">
          <StripHeading link={<Link to={href('/seasonal')}>{home.allSeasons}</Link>}>
            {home.calendar}
          </StripHeading>
          <NextOccasions occasions={occasions} />
        </section>
      </div>
      <section className="wrap mt-16 max-sm:mt-13">
        <NewestEmails
          list={list}
          beyond={beyond}
          isAdmin={isAdmin}
          action={<Link to={href('/browse')}>{home.browse}</Link>}
        />
      </section>
    </div>
  )
}

function StripHeading({ children, link }: { children: string; link: ReactNode }) {
  return (
    <div className="mb-3.5 flex items-baseline justify-between gap-4">
      <h2 className="text-[0.9375rem]/6 font-medium">{children}</h2>
      <span className="type-ui text-accent underline-offset-3 hover:underline [&>a]:touch-target">
        {link}
      </span>
    </div>
  )
}
