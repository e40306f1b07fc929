import type { ComponentProps } from 'react'
import { data, href, Link, useLocation, useNavigation } from 'react-router'
import { emailTypePath } from '#app/features/categories/components/category-path.ts'
import { GroupPills } from '#app/features/categories/components/group-pills.tsx'
import { categoryCopy, EMAIL_TYPES_FAILED } from '#app/features/categories/copy.ts'
import { groupByMasterTag } from '#app/features/categories/menu-groups.ts'
import { numberWord } from '#app/features/categories/number-words.ts'
import { listEmailTypes } from '#app/features/categories/queries.server.ts'
import { emailTypesQuery } from '#app/features/categories/schema.ts'
import { GuideFaq } from '#app/features/gallery/guide/guide-faq.tsx'
import { PageHeader } from '#app/features/gallery/lists/page-header.tsx'
import { EmailTypeRow, EmailTypeRowSkeleton } from '#app/features/gallery/guide/email-type-row.tsx'
import { guideCopy } from '#app/features/gallery/guide/copy.ts'
import { GUIDE_THUMBNAILS, GUIDE_SKELETONS } from '#app/features/gallery/limits.ts'
import { type EmailThumbnail, newestThumbnails } from '#app/features/gallery/lists/thumbnails.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readQuery } from '#app/http/read-query.ts'
import { isNavigation, settleOrNull } from '#app/http/streaming.server.ts'
import { itemList } from '#app/http/structured-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Deferred } from '#app/ui/deferred.tsx'
import { tagSlug } from '#app/features/categories/slug-words.ts'
import type { Route } from './+types/email-types.ts'

export async function loader({ request, url }: Route.LoaderArgs) {
  const guide = await settleOrNull(
    openGuide(readQuery(emailTypesQuery, url).group),
    'the guide to email types',
  )
  const slugs = guide?.open?.items.map(({ slug }) => slug) ?? []
  const thumbnails = settleOrNull(newestThumbnails(slugs, GUIDE_THUMBNAILS), 'the thumbnails of the guide')
  const arrived = isNavigation(request) ? thumbnails : await thumbnails
  const status = guide && arrived ? 200 : 500
  return data({ guide, thumbnails: arrived }, status)
}

/** All groups, and the types of the group in the URL or of the first. */
async function openGuide(asked: string | null) {
  const types = await listEmailTypes()
  const groups = groupByMasterTag(types)
  return {
    // Here, because no page needs to load the words for numbers.
    title: guideCopy.title(numberWord(types.length)),
    groups: groups.map(({ title, items }) => ({ title, count: items.length })),
    open: groups.find(({ title }) => tagSlug(title) === asked) ?? groups[0],
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = categoryCopy.emailType.breadcrumb
  const open = loaderData?.guide?.open?.items ?? []
  const items = open.map(({ name, slug }) => ({ name, path: emailTypePath(slug) }))
  return pageMeta(matches, {
    title,
    description: guideCopy.description,
    path: href('/email-types'),
    things: import.meta.env.SSR ? (at) => itemList(at, title, items) : undefined,
  })
}

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
          <Button asChild>
            <Link to={href('/brands')}>{guideCopy.allBrands}</Link>
          </Button>
          <Button asChild>
            <Link to={href('/blog')}>{guideCopy.blog}</Link>
          </Button>
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
