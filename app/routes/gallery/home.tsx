import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { NextOccasions } from '#app/gallery/categories/components/next-occasions.tsx'
import { TypeIndex } from '#app/gallery/categories/components/type-index.tsx'
import { listMenuCategories, nextOccasions } from '#app/gallery/categories/queries.server.ts'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { countedClaims } from '#app/gallery/home/claims.server.ts'
import { EmailOfDay } from '#app/gallery/home/email-of-day.tsx'
import { emailOfDay } from '#app/gallery/home/email-of-day.server.ts'
import { HomeHero } from '#app/gallery/home/home-hero.tsx'
import { NewestEmails } from '#app/gallery/home/newest-emails.tsx'
import type { EmailList } from '#app/gallery/lists/email-list.ts'
import { homeCopy } from '#app/gallery/home/copy.ts'
import { listPage } from '#app/gallery/lists/list-page.server.ts'
import { getCard } from '#app/gallery/queries.server.ts'
import { openEmailQuery } from '#app/gallery/schema.ts'
import { HOME_LIMIT, HOME_OCCASIONS, HOME_TYPES } from '#app/gallery/limits.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { webSite } from '#app/platform/http/structured-data.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { isClientNavigation, settleOrNull } from '#app/platform/http/streaming.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import type { Route } from './+types/home.ts'

export { shouldRevalidateList as shouldRevalidate } from '#app/gallery/lists/list-url.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const list = listAll()
  const streamed = isClientNavigation(request) ? settleOrNull(list, 'the newest emails') : null
  const today = plainDayAt(new Date())
  const viewer = await getViewer(context)
  const [arrived, categories, occasions, beyond, counted, ofDay] = await Promise.all([
    streamed ? null : list,
    listMenuCategories(today),
    nextOccasions(today, HOME_OCCASIONS),
    getCard(readQuery(openEmailQuery, url).email),
    countedClaims(),
    settleOrNull(emailOfDay(today), 'the email of the day'),
  ])
  const types = categories
    .filter((category) => category.type === 'email_type' && category.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, HOME_TYPES)
  return {
    list: streamed ?? arrived,
    types: types.map(({ name, slug, type, count }) => ({ name, slug, type, count })),
    occasions,
    beyond,
    counted,
    ofDay: ofDay && { ...ofDay, day: today },
    signedIn: viewer !== null,
    isAdmin: viewer?.isAdmin ?? false,
  }
}

async function listAll(): Promise<EmailList> {
  const { emails } = await listPage({}, { limit: HOME_LIMIT, after: null, sort: 'newest' })
  return { emails, next: null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    description: site.description,
    path: href('/'),
    feeds: [{ title: homeCopy.newest, path: '/feed' }],
    things: import.meta.env.SSR ? (at) => [webSite(at, `${href('/search')}?q=`)] : undefined,
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  const { list, types, occasions, beyond, counted, ofDay, signedIn, isAdmin } = loaderData
  const home = homeCopy
  return (
    <div className="shelf-clip">
      <div className="home-top">
        <HomeHero signedIn={signedIn} counted={counted} />
        {ofDay && <EmailOfDay email={ofDay} day={ofDay.day} />}
        <div className="home-strip">
          <section>
            <StripHeading link={<Link to={href('/email-types')}>{home.allTypes}</Link>}>
              {home.byType}
            </StripHeading>
            <TypeIndex types={types} />
          </section>
          <section>
            <StripHeading link={<Link to={href('/seasonal')}>{home.allSeasons}</Link>}>
              {home.calendar}
            </StripHeading>
            <NextOccasions occasions={occasions} />
          </section>
        </div>
      </div>
      <section className="wrap mt-9 max-sm:mt-7">
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

/** Phones have no room for it: the lists speak for themselves, and the menu has the links. */
function StripHeading({ children, link }: { children: string; link: ReactNode }) {
  return (
    <div className="mb-1.5 flex items-baseline justify-between gap-4 max-sm:mb-0">
      <h2 className="type-small text-ink-soft max-sm:sr-only">{children}</h2>
      <span className="type-small text-accent underline-offset-3 hover:underline max-sm:hidden">{link}</span>
    </div>
  )
}
