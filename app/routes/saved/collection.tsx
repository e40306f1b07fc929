import { Share2 } from 'lucide-react'
import { data, href, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { listBrands } from '#app/features/brands/queries.server.ts'
import { originOf } from '#app/features/collections/arranging/copy-commands.server.ts'
import { moveEmail, moveToSection } from '#app/features/collections/arranging/order-commands.server.ts'
import { chooseCover } from '#app/features/collections/arranging/section-commands.server.ts'
import { sectionsOf } from '#app/features/collections/arranging/section-queries.server.ts'
import { addBrand, removeBrand } from '#app/features/collections/brand-commands.server.ts'
import {
  deleteCollection,
  restoreCollection,
  updateCollection,
} from '#app/features/collections/collection-commands.server.ts'
import type { CollectionResponse } from '#app/features/collections/components/collection-form.tsx'
import { CollectionActions } from '#app/features/collections/components/collection-actions.tsx'
import { collectionCount, collectionName } from '#app/features/collections/components/collection-list.tsx'
import { CollectionLinks } from '#app/features/collections/components/collection-links.tsx'
import { CopiedFrom } from '#app/features/collections/components/copied-from.tsx'
import { longDate } from '#app/features/collections/components/long-date.ts'
import { PresentLinks } from '#app/features/collections/components/present-links.tsx'
import { SavedBrands } from '#app/features/collections/components/saved-brands.tsx'
import { SharedCollection } from '#app/features/collections/components/shared-collection.tsx'
import { SavedEmails } from '#app/features/collections/components/saved-emails.tsx'
import { copy } from '#app/features/collections/copy.ts'
import type { Outcome } from '#app/features/collections/outcome.ts'
import {
  coverOf,
  getCollection,
  listCollectionBrands,
  listCollectionEmails,
} from '#app/features/collections/queries.server.ts'
import { findAsMember, leaveCollection } from '#app/features/collections/members/members.server.ts'
import { memberCopy } from '#app/features/collections/members/member-copy.ts'
import { removeFromCollection, takeBack } from '#app/features/collections/save-commands.server.ts'
import { sharedQuery } from '#app/features/collections/sharing/share-schema.ts'
import { listSharedEmails } from '#app/features/collections/sharing/shared-emails.server.ts'
import { shareCopy } from '#app/features/collections/sharing/share-copy.ts'
import { changedCollection, collectionQuery, positionInCollection } from '#app/features/collections/schema.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { redirectWithOutcome, redirectWithToast } from '#app/http/flash.server.ts'
import { formAction, withInput } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { formText } from '#app/lib/form-text.ts'
import { readQuery } from '#app/http/read-query.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import type { Person } from '#app/lib/authorized.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { useAnswerToast } from '#app/ui/form.tsx'
import type { Route } from './+types/collection.ts'

const words = copy.page

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const collection = await getCollection(viewer, params.id)
  if (!collection) return loadAsMember(viewer, params.id, url)
  const query = readQuery(collectionQuery, url)
  const holdsBrands = collection.type === 'brands'
  const [page, brands, all] = await Promise.all([
    listCollectionEmails(collection, query),
    holdsBrands ? listCollectionBrands(collection) : [],
    holdsBrands && !collection.isReserved ? listBrands() : null,
  ])
  const here = new Set(brands.map(({ slug }) => slug))
  const others = all?.filter(({ slug }) => !here.has(slug)).map(({ name, slug }) => ({ name, slug })) ?? null
  const [sections, coverId, origin] = await Promise.all([
    sectionsOf(collection),
    coverOf(collection),
    originOf(collection),
  ])
  const arranged = { sections: sections.map(({ id, title }) => ({ id, title })), coverId, origin }
  return { collection, page, brands, others, ...arranged, sort: query.sort, from: query.from }
}

async function loadAsMember(viewer: Person, id: string, url: URL) {
  const shared = await findAsMember(viewer, id)
  if (!shared) return data({ collection: null, shared }, { status: 404 })
  const [page, origin] = await Promise.all([
    listSharedEmails(shared, { ...readQuery(sharedQuery, url), member: viewer }),
    originOf(shared),
  ])
  return { collection: null, shared, page, origin }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.collection
      ? collectionName(loaderData.collection)
      : (loaderData?.shared?.title ?? words.notFound),
  })

export const action = formAction({
  who: requireViewer,
  failed: failedAnswer(copy.errors.unexpected),
  intents: {
    edit: withInput(changedCollection, async ({ actor, input }, { params: { id } }: Route.ActionArgs) => {
      const changed = await settleOrNull(updateCollection({ actor, id, input }), 'changing a collection')
      if (changed?.ok) return data<CollectionResponse>({ id })
      const failure = failedAnswer(copy.edit.failed, changed?.message ?? copy.errors.unexpected)
      return data(failure, { status: changed ? 404 : 500 })
    }),
    async delete({ actor }, { params: { id } }: Route.ActionArgs) {
      const deleted = await settleOrNull(deleteCollection({ actor, id }), 'deleting a collection')
      if (deleted?.ok) return redirect(`${href('/saved')}?deleted=${id}`)
      const description = deleted?.message ?? copy.errors.unexpected
      return redirectWithToast(href('/saved'), {
        title: copy.remove.failed,
        description,
        kind: 'destructive',
      })
    },
    async restore({ actor }, { params: { id } }: Route.ActionArgs) {
      const restored = await restoreCollection({ actor, id })
      return redirectWithOutcome(href('/saved'), restored, copy.remove.restored)
    },
    async remove({ actor, form }, { params: { id } }: Route.ActionArgs) {
      return orMissing(await removeFromCollection({ actor, emailId: emailOf(form), collectionId: id }))
    },
    async move({ actor, form }, { params: { id } }: Route.ActionArgs) {
      const targetPosition = positionInCollection.parse(formText(form, 'position'))
      return orMissing(await moveEmail({ actor, collectionId: id, emailId: emailOf(form), targetPosition }))
    },
    async section({ actor, form }, { params: { id } }: Route.ActionArgs) {
      const sectionId = formText(form, 'sectionId') || null
      return orMissing(await moveToSection({ actor, collectionId: id, emailId: emailOf(form), sectionId }))
    },
    async cover({ actor, form }, { params: { id } }: Route.ActionArgs) {
      return orMissing(await chooseCover({ actor, id, emailId: emailOf(form) || null }))
    },
    async 'take-back'({ actor, form }, { params: { id }, url }: Route.ActionArgs) {
      const taken = await takeBack({ actor, emailId: emailOf(form), collectionId: id })
      return redirectWithOutcome(url.pathname, taken, memberCopy.shared.takenBack)
    },
    async leave({ actor }, { params: { id } }: Route.ActionArgs) {
      return redirectWithOutcome(href('/saved'), await leaveCollection({ actor, id }), memberCopy.shared.left)
    },
    async 'add-brand'({ actor, form }, { params: { id }, url }: Route.ActionArgs) {
      const added = await addBrand({ actor, collectionId: id, brandSlug: formText(form, 'brand') })
      return redirectWithOutcome(url.pathname, added, words.brandAdded)
    },
    async 'remove-brand'({ actor, form }, { params: { id }, url }: Route.ActionArgs) {
      const removed = await removeBrand({ actor, collectionId: id, brandSlug: formText(form, 'brand') })
      return redirectWithOutcome(url.pathname, removed, words.removed)
    },
  },
})

function emailOf(form: FormData): string {
  return formText(form, 'emailId')
}

function orMissing<T extends Outcome>(outcome: T) {
  return outcome.ok ? outcome : data(outcome, { status: 404 })
}

/** The card shows a changed note by itself; loading the list again would forget what came by scrolling. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formAction?.includes('/emails/') ? false : defaultShouldRevalidate
}

/** A failed request shows a toast; the page and its dialogs stay. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = formText(await request.clone().formData(), 'intent')
  const failed = intent === 'edit' ? copy.edit.failed : intent === 'delete' ? copy.remove.failed : null
  const { unexpected } = copy.errors
  return withFallback<Awaited<ReturnType<typeof serverAction>> | FormAnswer>(
    serverAction,
    failed ? failedAnswer(failed, unexpected) : failedAnswer(unexpected),
  )
}

export default function CollectionPage({ loaderData, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  if (!loaderData.collection) {
    const { shared } = loaderData
    if (shared) {
      const path = href('/collections/:id', { id: shared.id })
      const { page, origin } = loaderData
      return <SharedCollection collection={shared} {...{ page, origin, path }} member={shared} />
    }
    const { notFound, notFoundText, back } = copy.page
    return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
  }
  const { collection, page, sections, coverId, origin, brands, others, sort, from } = loaderData
  const facts = [
    collectionCount(collection),
    words.created(longDate(collection.createdAt)),
    ...(collection.shared === 'private' ? [] : [shareCopy.state[collection.shared]]),
  ]
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <BackLink to={href('/saved')}>{words.back}</BackLink>
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-9 pb-10 max-sm:pt-6 max-sm:pb-7 lg:flex-nowrap">
          <div className="min-w-0">
            <h1 className="type-title text-balance break-words">{collectionName(collection)}</h1>
            {collection.description && !collection.isReserved && (
              <p className="mt-3.5 max-w-[600px] type-lead break-words text-ink-soft">
                {collection.description}
              </p>
            )}
            <p className="mt-4 type-small text-ink-soft">{facts.join(' · ')}</p>
            {origin && <CopiedFrom origin={origin} />}
            {collection.type === 'emails' && <CollectionLinks id={collection.id} />}
          </div>
          {!collection.isReserved && (
            <div className="flex flex-wrap gap-2 lg:shrink-0">
              <PresentLinks
                path={href('/collections/:id', { id: collection.id })}
                emailCount={collection.emailCount}
              />
              {collection.type === 'emails' && (
                <Button asChild>
                  <Link to={href('/collections/:id/share', { id: collection.id })}>
                    <Share2 aria-hidden="true" className="size-4" />
                    {shareCopy.share}
                  </Link>
                </Button>
              )}
              <CollectionActions collection={collection} />
            </div>
          )}
        </header>
        {collection.type === 'brands' && <SavedBrands brands={brands} others={others} />}
        {collection.type === 'emails' && (
          <SavedEmails
            key={`${collection.id} ${sort}`}
            collection={collection}
            sections={sections}
            coverId={coverId}
            page={page}
            sort={sort}
            from={from}
          />
        )}
      </div>
    </div>
  )
}
