import type { ComponentProps } from 'react'
import { Minus, Plus } from 'lucide-react'
import { data, href, useLocation, useNavigation } from 'react-router'
import { GroupPills } from '#app/gallery/categories/components/group-pills.tsx'
import { categoryCopy, EMAIL_TYPES_FAILED } from '#app/gallery/categories/copy.ts'
import { groupByMasterTag } from '#app/gallery/categories/menu-groups.ts'
import { listEmailTypes } from '#app/gallery/categories/queries.server.ts'
import { emailTypesQuery } from '#app/gallery/categories/schema.ts'
import { PageHeader } from '#app/gallery/lists/page-header.tsx'
import { EmailTypeRow, EmailTypeRowSkeleton } from '#app/gallery/guide/email-type-row.tsx'
import { guideCopy } from '#app/gallery/guide/copy.ts'
import { GUIDE_THUMBNAILS, GUIDE_SKELETONS } from '#app/gallery/limits.ts'
import { type EmailThumbnail, newestThumbnails } from '#app/gallery/lists/thumbnails.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { isClientNavigation, settleOrNull } from '#app/platform/http/streaming.server.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Deferred } from '#app/platform/ui/deferred.tsx'
import { tagSlug } from '#app/gallery/categories/slug-words.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import type { Route } from './+types/email-types.ts'

export async function loader({ request, url }: Route.LoaderArgs) {
  const guide = await settleOrNull(
    openGuide(readQuery(emailTypesQuery, url).group),
    'the guide to email types',
  )
  const slugs = guide?.open?.items.map(({ slug }) => slug) ?? []
  const thumbnails = settleOrNull(newestThumbnails(slugs, GUIDE_THUMBNAILS), 'the thumbnails of the guide')
  const arrived = isClientNavigation(request) ? thumbnails : await thumbnails
  const status = guide && arrived ? 200 : 500
  return data({ guide, thumbnails: arrived }, status)
}

/** All groups, and the types of the group in the URL or of the first. */
async function openGuide(asked: string | null) {
  const types = await listEmailTypes()
  // Those with examples come first.
  const sorted = types.toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0))
  const groups = groupByMasterTag(sorted)
  return {
    title: guideCopy.title(types.length),
    groups: groups.map(({ title, items }) => ({ title, count: items.length })),
    open: groups.find(({ title }) => tagSlug(title) === asked) ?? groups[0],
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: categoryCopy.emailType.breadcrumb,
    description: guideCopy.description,
    path: href('/email-types'),
  })

export default function EmailTypes({ loaderData: { guide, thumbnails } }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const coming = useNavigation().location
  const asked = coming?.pathname === pathname && coming.search !== search ? coming : null
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <PageHeader
          title={guide?.title ?? categoryCopy.emailType.breadcrumb}
          lead={guideCopy.lead}
          titleClass="max-w-[560px]"
        />
        {guide ? (
          <>
            <GroupPills
              label={guideCopy.groups}
              groups={guide.groups}
              open={(asked ? groupAt(guide, asked.search) : guide.open)?.title ?? ''}
              to={(title) => (title === guide.groups[0]!.title ? '?' : `?group=${tagSlug(title)}`)}
            />
            {asked ? (
              <Skeletons />
            ) : (
              <Deferred key={search} value={thumbnails} fallback={<Skeletons />}>
                {(found) =>
                  found ? <EmailTypeRows types={guide.open?.items ?? []} thumbnails={found} /> : <Failed />
                }
              </Deferred>
            )}
          </>
        ) : (
          <Failed />
        )}
        <GuideFaq />
        <p className="mt-10 flex flex-wrap items-center gap-2 lg:ml-[calc(350.5px+var(--gutter))]">
          <span className="mr-2 text-ink-soft">{guideCopy.onward}</span>
          <ButtonLink to={href('/brands')}>{guideCopy.allBrands}</ButtonLink>
          {isModuleOn('blog') && <ButtonLink to={href('/blog')}>{guideCopy.blog}</ButtonLink>}
        </p>
      </div>
    </div>
  )
}

/** The group that an address on its way asks for: its pill is pressed before the server has answered. */
function groupAt({ groups }: { groups: { title: string }[] }, search: string) {
  const asked = new URLSearchParams(search).get('group')
  return groups.find(({ title }) => tagSlug(title) === asked) ?? groups[0]
}

type EmailTypeRowsProps = {
  types: ComponentProps<typeof EmailTypeRow>['type'][]
  thumbnails: Record<string, EmailThumbnail[]>
}

function EmailTypeRows({ types, thumbnails }: EmailTypeRowsProps) {
  return (
    <ul className="mt-[18px]">
      {types.map((type) => (
        <EmailTypeRow key={type.slug} type={type} thumbnails={thumbnails[type.slug] ?? []} />
      ))}
    </ul>
  )
}

function Skeletons() {
  return (
    <ul className="mt-[18px]">
      {Array.from({ length: GUIDE_SKELETONS }, (_, index) => (
        <EmailTypeRowSkeleton key={index} />
      ))}
    </ul>
  )
}

function Failed() {
  return (
    <p role="alert" className="mt-8 type-body text-ink-soft">
      {EMAIL_TYPES_FAILED}
    </p>
  )
}

/** Three questions about email types, the first one answered. */
function GuideFaq() {
  return (
    <section className="mt-24 grid gap-x-(--gutter) gap-y-6 max-sm:mt-16 lg:grid-cols-[350.5px_minmax(0,1fr)]">
      <h2 className="type-head">{guideCopy.questions}</h2>
      <div>
        {guideCopy.faq.map(({ question, answer }, index) => (
          <details
            key={question}
            name="guide-questions"
            open={index === 0}
            className="group border-t border-line py-5"
          >
            <summary className="flex list-none items-start justify-between gap-6 text-[1.0625rem]/6 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <Plus aria-hidden="true" className="mt-0.5 size-[18px] group-open:hidden" />
              <Minus aria-hidden="true" className="mt-0.5 hidden size-[18px] group-open:block" />
            </summary>
            <p className="mt-2.5 max-w-[620px] text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
