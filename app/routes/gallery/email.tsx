import { ArrowLeft } from 'lucide-react'
import { data, href, Link, useLocation } from 'react-router'
import { emailTypePath } from '#app/features/categories/components/category-path.ts'
import { AlsoFrom } from '#app/features/gallery/components/also-from.tsx'
import { EmailDesk } from '#app/features/gallery/components/email-desk.tsx'
import { EmailFacts } from '#app/features/gallery/components/email-facts.tsx'
import { EmailMissing } from '#app/features/gallery/components/email-missing.tsx'
import { type Related, RelatedEmails } from '#app/features/gallery/components/related-emails.tsx'
import { StickyPanel } from '#app/features/gallery/components/sticky-panel.tsx'
import { copy } from '#app/features/gallery/copy.ts'
import type { EmailPage } from '#app/features/gallery/email-page.ts'
import {
  countByBrand,
  getEmailPage,
  listAlsoFromBrand,
  listRelated,
} from '#app/features/gallery/queries.server.ts'
import { ALSO_FROM_LIMIT } from '#app/features/gallery/limits.ts'
import { canonicalUrl } from '#app/http/canonical.server.ts'
import { log } from '#app/lib/log.server.ts'
import { pageTitle } from '#app/site-config.ts'
import type { Route } from './+types/email.ts'

export { revalidatesList as shouldRevalidate } from '#app/features/gallery/list-address.ts'

export async function loader({ params, request, url }: Route.LoaderArgs) {
  const email = await getEmailPage(params.brandSlug, params.emailSlug)
  if (!email) return data({ email: null }, { status: 404 })
  const related = findRelated(email)
  const [alsoFrom, brandTotal] = await Promise.all([
    listAlsoFromBrand(email.brand.id, email.id, ALSO_FROM_LIMIT),
    countByBrand(email.brand.id),
  ])
  const path = href('/brand/:brandSlug/email/:emailSlug', {
    brandSlug: email.brand.slug,
    emailSlug: email.slug,
  })
  return {
    email,
    alsoFrom,
    brandTotal,
    // A page asked for as a document is complete, so that it reads without scripts; a navigation streams the rest.
    related: isNavigation(request) ? related : await related,
    canonical: canonicalUrl(url, path),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.email) {
    return [{ title: pageTitle(copy.email.notFoundTitle) }, { name: 'robots', content: 'noindex' }]
  }
  const { email, canonical } = loaderData
  return [
    { title: pageTitle(copy.email.title(email.subject, email.brand.name, email.type?.name)) },
    {
      name: 'description',
      content: email.preheader || copy.email.description(email.subject, email.brand.name),
    },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function Email({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData.email) return <EmailMissing brandSlug={params.brandSlug} />
  const { email, alsoFrom, brandTotal, related } = loaderData
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <BackLink email={email} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-(--gutter) gap-y-7 pt-[22px] max-lg:pt-4.5 lg:grid-cols-[minmax(0,1fr)_350.5px]">
          <div className="lg:order-last lg:pt-1">
            <StickyPanel>
              <EmailFacts email={email} />
              <div className="mt-7.5 max-lg:hidden">
                <AlsoFrom brand={email.brand} emails={alsoFrom} total={brandTotal} />
              </div>
            </StickyPanel>
          </div>
          <EmailDesk email={email} />
          <div className="lg:hidden">
            <AlsoFrom brand={email.brand} emails={alsoFrom} total={brandTotal} />
          </div>
        </div>
        <RelatedEmails key={email.id} type={email.type} related={related} />
      </div>
    </div>
  )
}

/** Back to the email type this visitor came from; otherwise to the brand. */
function BackLink({ email }: { email: EmailPage }) {
  const from = (useLocation().state as { emailType?: { name: string; slug: string } } | null)?.emailType
  const to = from ? emailTypePath(from.slug) : href('/brand/:brandSlug', { brandSlug: email.brand.slug })
  return (
    <Link
      to={to}
      className="mt-[22px] inline-flex items-center gap-1.5 type-small text-ink-soft transition-[color] hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-[18px]" />
      {copy.email.backTo(from?.name ?? email.brand.name)}
    </Link>
  )
}

async function findRelated(email: EmailPage): Promise<Related> {
  if (!email.type) return { emails: [] }
  try {
    return { emails: await listRelated(email.type.slug, email.id) }
  } catch (error) {
    log.error({ err: error, email: email.id }, 'related emails failed')
    return { error: copy.email.relatedFailedReason }
  }
}

function isNavigation(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data')
}
