import { useEffect } from 'react'
import { Form, href, Link, useFetcher, useNavigate } from 'react-router'
import { CollectionList } from '#app/collections/components/collection-list.tsx'
import { NewCollectionButton } from '#app/collections/components/new-collection-button.tsx'
import { SavedEmpty } from '#app/collections/components/saved-empty.tsx'
import { SavedSearchBox } from '#app/collections/components/saved-search-box.tsx'
import { TagLinks } from '#app/collections/components/tag-links.tsx'
import { copy } from '#app/collections/copy.ts'
import { memberCopy } from '#app/collections/members/member-copy.ts'
import { listSharedWith } from '#app/collections/members/members.server.ts'
import { noteCopy } from '#app/collections/note-copy.ts'
import { listTags, type Tag } from '#app/collections/note-queries.server.ts'
import { listCollections } from '#app/collections/queries.server.ts'
import { COLLECTIONS_PAGE } from '#app/collections/limits.ts'
import { savedQuery } from '#app/collections/schema.ts'
import { SmartCollectionList } from '#app/collections/smart/components/smart-collection-list.tsx'
import { listSmartCollections } from '#app/collections/smart/queries.server.ts'
import { SectionHeading } from '#app/gallery/lists/section-heading.tsx'
import { ForwardingAddress } from '#app/intake/inbox/components/forwarding.tsx'
import { readForwarding } from '#app/intake/inbox/forwarding.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Pager } from '#app/platform/ui/pager.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import type { Route } from './+types/saved.ts'

const words = copy.overview
const UNDO_MS = 10_000
/** The rest are on the page that searches them. */
const TAGS_SHOWN = 24

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await getViewer(context)
  const { deleted, from } = readQuery(savedQuery, url)
  if (!viewer) return { saved: null, deleted: null }
  const [own, smart, sharedWith, tags, forwarding] = await Promise.all([
    listCollections(viewer, from),
    listSmartCollections(viewer),
    listSharedWith(viewer),
    listTags(viewer),
    readForwarding(viewer),
  ])
  return { saved: { own, from, smart, sharedWith, tags, forwarding }, deleted }
}

export default function Saved({ loaderData: { saved, deleted } }: Route.ComponentProps) {
  if (!saved) return <SignedOut />
  const { own, from, smart, sharedWith, tags, forwarding } = saved
  return (
    <div className="shelf-clip">
      {deleted && <Deleted key={deleted} id={deleted} />}
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-4 pt-18 pb-11 max-sm:pt-10 max-sm:pb-7">
          <h1 className="type-title">
            <AllCollections count={own.count} />
          </h1>
          <NewCollectionButton label={words.create} />
        </div>
        {own.hasEmails && (
          <div className="grid gap-4 pb-12 max-sm:pb-9">
            <SavedSearchBox />
            {tags.length > 0 && <MostUsedTags tags={tags} />}
          </div>
        )}
        {forwarding.isPossible && <ForwardingAddress address={forwarding.address} />}
        {own.count === 0 ? (
          <SavedEmpty title={words.empty} text={words.emptyText}>
            <NewCollectionButton label={words.createFirst} />
            <ButtonLink to={href('/browse')}>{copy.page.browse}</ButtonLink>
          </SavedEmpty>
        ) : (
          <>
            <CollectionList collections={own.collections} />
            <Pager
              className="mt-10"
              label={words.pages}
              back={from > 0 ? { to: pageFrom(from - COLLECTIONS_PAGE) } : null}
              next={own.hasMore ? { to: pageFrom(from + COLLECTIONS_PAGE) } : null}
            />
          </>
        )}
        <SmartCollectionList smart={smart} />
        {sharedWith.length > 0 && (
          <section className="mt-20 max-sm:mt-13">
            <SectionHeading className="mb-6">{memberCopy.shared.title}</SectionHeading>
            <CollectionList collections={sharedWith} heading="h3" />
          </section>
        )}
      </div>
    </div>
  )
}

function pageFrom(start: number): string {
  return start > 0 ? `${href('/saved')}?from=${start}` : href('/saved')
}

function MostUsedTags({ tags }: { tags: Tag[] }) {
  const shown = tags.toSorted((a, b) => b.count - a.count).slice(0, TAGS_SHOWN)
  return (
    <nav aria-label={noteCopy.ownTags}>
      <TagLinks tags={shown} />
      {tags.length > TAGS_SHOWN && (
        <Link
          to={href('/saved/search')}
          className="mt-2.5 inline-block py-1 type-small text-accent underline-offset-3 hover:underline"
        >
          {noteCopy.search.allTags}
        </Link>
      )}
    </nav>
  )
}

/** The count is set in a lighter shade than the text. */
function AllCollections({ count }: { count: number }) {
  const [name, number] = words.all(count).split(/(?=\()/)
  return (
    <>
      {name}
      <span className="text-ink-soft tabular-nums">{number}</span>
    </>
  )
}

function SignedOut() {
  return (
    <div className="shelf-clip">
      <div className="wrap pt-18 max-sm:pt-10">
        <SavedEmpty isPage title={words.signedOut} text={words.signedOutText}>
          <ButtonLink to={`${href('/login')}?next=${encodeURIComponent(href('/saved'))}`} variant="primary">
            {words.signIn}
          </ButtonLink>
        </SavedEmpty>
      </div>
    </div>
  )
}

/** Offers to restore a deleted collection: in a toast for ten seconds or, without scripts, by a button on the page. */
function Deleted({ id }: { id: string }) {
  const fetcher = useFetcher()
  const navigate = useNavigate()
  const { submit } = fetcher

  useEffect(() => {
    toast({
      title: copy.remove.done,
      duration: UNDO_MS,
      action: {
        label: copy.remove.undo,
        onClick: () =>
          void submit({ intent: 'restore' }, { method: 'post', action: href('/collections/:id', { id }) }),
      },
    })
    void navigate(href('/saved'), { replace: true, preventScrollReset: true })
  }, [id, submit, navigate])

  return (
    <Form
      method="post"
      action={href('/collections/:id', { id })}
      className="wrap flex items-center gap-4 pt-6 in-data-script:hidden"
    >
      <span className="type-body">{copy.remove.done}</span>
      <Button type="submit" size="s" name="intent" value="restore">
        {copy.remove.undo}
      </Button>
    </Form>
  )
}
