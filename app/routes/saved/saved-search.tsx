import { href } from 'react-router'
import { NoteText } from '#app/collections/components/saved-note.tsx'
import { SavedSearchBox } from '#app/collections/components/saved-search-box.tsx'
import { savedSearchPath, TagLinks } from '#app/collections/components/tag-links.tsx'
import { copy } from '#app/collections/copy.ts'
import { noteCopy } from '#app/collections/note-copy.ts'
import { listTags, searchSaves, type FoundSaves } from '#app/collections/note-queries.server.ts'
import { COLLECTION_PAGE } from '#app/collections/limits.ts'
import { type SavedSearch, savedSearchQuery } from '#app/collections/schema.ts'
import type { EmailCard } from '#app/gallery/cards/card.ts'
import { EmailGrid } from '#app/gallery/lists/email-grid.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { tooManyRequests } from '#app/accounts/request/rate-limit.server.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { limitSearch } from '#app/accounts/request/search-rate.server.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { RATE_LIMITS } from '#app/platform/lib/rate-limits.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import { Pager } from '#app/platform/ui/pager.tsx'
import type { Route } from './+types/saved-search.ts'

const words = noteCopy.search

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

/** Searches a user's saved emails in all collections, by words or by a tag. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const query = readQuery(savedSearchQuery, url)
  const rate = await limitSearch(context)
  if (!rate.ok) return tooManyRequests({ query, tags: [], found: null }, rate.retryAfter)
  const [tags, found] = await Promise.all([listTags(viewer), searchSaves(viewer, query)])
  return { query, tags, found }
}

export default function SavedSearchPage({ loaderData: { query, tags, found } }: Route.ComponentProps) {
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <BackLink to={href('/saved')}>{copy.page.back}</BackLink>
        <h1 className="pt-9 pb-6 type-title max-sm:pt-6">{words.title}</h1>
        <SavedSearchBox q={query.q} tag={query.tag} />
        {tags.length > 0 && (
          <nav aria-label={noteCopy.ownTags} className="mt-4">
            <TagLinks tags={tags} chosen={query.tag} q={query.q} />
          </nav>
        )}
        {found ? (
          <Found found={found} query={query} />
        ) : (
          <p role="alert" className="pt-7 type-body text-stamp">
            {RATE_LIMITS.search.message}
          </p>
        )}
      </div>
    </div>
  )
}

type FoundProps = { found: FoundSaves; query: SavedSearch }

function Found({ found: { emails, saves, total, next }, query }: FoundProps) {
  if (emails.length === 0) {
    return (
      <div className="pt-12">
        <EmptyState title={words.none}>
          <p className="mt-2 mb-6 type-body text-ink-soft">{words.noneText}</p>
          <ButtonLink to={href('/saved/search')}>{words.all}</ButtonLink>
        </EmptyState>
      </div>
    )
  }
  const renderSave = ({ id }: EmailCard) => <InCollection save={saves[id]!} />
  const pageFrom = (from: number) => savedSearchPath({ ...query, from: Math.max(0, from) })
  return (
    <>
      <p className="mt-7 mb-6 border-t border-line pt-3.5 type-small text-ink-soft">{words.found(total)}</p>
      <EmailGrid className="hide-saved" emails={emails} aboveTheFold below={renderSave} />
      <Pager
        className="mt-12"
        label={words.pages}
        back={query.from > 0 ? { to: pageFrom(query.from - COLLECTION_PAGE), text: words.earlier } : null}
        next={next === null ? null : { to: pageFrom(next), text: words.more }}
      />
    </>
  )
}

function InCollection({ save }: { save: FoundSaves['saves'][string] }) {
  return (
    <NoteText saved={save}>
      <a
        href={href('/collections/:id', { id: save.collectionId })}
        className="inline-block py-0.5 text-ink-soft underline-offset-3 hover:text-ink hover:underline pointer-coarse:py-3"
      >
        {copy.picker.savedIn(save.collectionName)}
      </a>
    </NoteText>
  )
}
