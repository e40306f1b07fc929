import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { NextOccasions } from '#app/features/categories/components/next-occasions.tsx'
import { TypeIndex } from '#app/features/categories/components/type-index.tsx'
import { listMenuCategories, nextOccasions } from '#app/features/categories/queries.server.ts'
import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { allSamples } from '#app/features/gallery/card.ts'
import { EmailGrid } from '#app/features/gallery/components/email-grid.tsx'
import { HomeHero } from '#app/features/gallery/components/home-hero.tsx'
import { SectionHeading } from '#app/features/gallery/components/section-heading.tsx'
import { copy } from '#app/features/gallery/copy.ts'
import { getCard, listNewest } from '#app/features/gallery/queries.server.ts'
import { openEmailQuery } from '#app/features/gallery/schema.ts'
import { HOME_LIMIT, HOME_OCCASIONS, HOME_TYPES } from '#app/features/gallery/limits.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { readQuery } from '#app/http/read-query.ts'
import { getViewer } from '#app/http/session.server.ts'
import { pageTitle, site } from '#app/site-config.ts'
import { EmptyShelf } from '#app/ui/empty-shelf.tsx'
import type { Route } from './+types/home.ts'

export { revalidatesList as shouldRevalidate } from '#app/features/gallery/list-address.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const [emails, categories, occasions, beyond, viewer] = await Promise.all([
    listNewest({ limit: HOME_LIMIT }),
    listMenuCategories(),
    nextOccasions(plainDayAt(new Date()), HOME_OCCASIONS),
    getCard(readQuery(openEmailQuery, url).email),
    getViewer(context),
  ])
  const types = categories
    .filter((category) => category.type === 'email_type')
    .toSorted((a, b) => b.count - a.count)
    .slice(0, HOME_TYPES)
  return {
    emails,
    types,
    occasions,
    beyond,
    signedIn: viewer !== null,
    canonical: canonicalUrl(url, '/'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle() },
  { name: 'description', content: site.description },
  { tagName: 'link', rel: 'canonical', href: loaderData?.canonical },
]

export default function Home({ loaderData }: Route.ComponentProps) {
  const { emails, types, occasions, beyond, signedIn } = loaderData
  const { home } = copy
  return (
    <div className="shelf-clip">
      <HomeHero signedIn={signedIn} />
      <div className="wrap grid gap-x-(--gutter) pt-11 max-lg:gap-y-9.5 max-sm:pt-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,475px)]">
        <section>
          <StripHeading link={<Link to={href('/email-types')}>{home.allTypes}</Link>}>
            {home.byType}
          </StripHeading>
          <TypeIndex types={types} />
        </section>
        <section className="max-lg:order-first">
          <StripHeading link={<Link to={href('/browse')}>{home.allSeasons}</Link>}>
            {home.calendar}
          </StripHeading>
          <NextOccasions occasions={occasions} />
        </section>
      </div>
      <section className="wrap mt-16 max-sm:mt-13">
        <SectionHeading
          className="mb-6 max-sm:mb-5"
          note={allSamples(emails) ? copy.samples : null}
          action={<Link to={href('/browse')}>{home.browse}</Link>}
        >
          {emails.length === HOME_LIMIT ? home.newestSeventy : home.newest}
        </SectionHeading>
        {emails.length > 0 ? (
          <EmailGrid emails={emails} showBrand={false} showCategory={false} beyond={beyond} onFirstScreen />
        ) : (
          <EmptyShelf title={copy.noEmails} />
        )}
      </section>
    </div>
  )
}

function StripHeading({ children, link }: { children: string; link: ReactNode }) {
  return (
    <div className="mb-3.5 flex items-baseline justify-between gap-4">
      <h2 className="text-[0.9375rem]/6 font-medium">{children}</h2>
      <span className="type-ui text-accent underline-offset-3 hover:underline">{link}</span>
    </div>
  )
}
