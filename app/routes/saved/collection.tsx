import { Share2 } from 'lucide-react'
import { collectionExportCopy } from '#app/collections/exports/export-copy.ts'
import { data, Form, href, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { listBrands } from '#app/gallery/brands/queries.server.ts'
import { moveEmail, moveToSection } from '#app/collections/arranging/order-commands.server.ts'
import { sectionsOf } from '#app/collections/arranging/section-queries.server.ts'
import { addBrand, removeBrand } from '#app/collections/brand-commands.server.ts'
import {
  deleteCollection,
  restoreCollection,
  updateCollection,
} from '#app/collections/collection-commands.server.ts'
import type { CollectionResponse } from '#app/collections/components/collection-form.tsx'
import { CollectionActions } from '#app/collections/components/collection-actions.tsx'
import { collectionCount, collectionName } from '#app/collections/components/collection-list.tsx'
import { PresentLink } from '#app/collections/components/present-link.tsx'
import { SavedBrands } from '#app/collections/components/saved-brands.tsx'
import { SharedCollection } from '#app/collections/components/shared-collection.tsx'
import { SavedEmails } from '#app/collections/components/saved-emails.tsx'
import { copy } from '#app/collections/copy.ts'
import type { Outcome } from '#app/collections/outcome.ts'
import { getCollection, listCollectionBrands } from '#app/collections/queries.server.ts'
import { findAsMember, leaveCollection } from '#app/collections/members/members.server.ts'
import { memberCopy } from '#app/collections/members/member-copy.ts'
import { saveCopy } from '#app/collections/save-copy.ts'
import { removeSaves, restoreSaves, takeBack } from '#app/collections/save-commands.server.ts'
import { listCollectionEmails } from '#app/collections/collection-emails.server.ts'
import { shareCopy } from '#app/collections/sharing/share-copy.ts'
import {
  changedCollection,
  collectionQuery,
  positionInCollection,
  savesToRestore,
} from '#app/collections/schema.ts'
import {
  redirectWithOutcome,
  redirectWithToast,
  formAction,
  withInput,
} from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { withFallback } from '#app/platform/http/with-fallback.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { failedResult, type FormResult } from '#app/platform/lib/form-result.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { useResultToast } from '#app/platform/ui/form.tsx'
import { longDate } from '#app/platform/lib/format.ts'
import { MissingCollection } from './collection-form-page.tsx'
import type { Route } from './+types/collection.ts'

const words = copy.page

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const collection = await getCollection(viewer, params.id)
  if (!collection) return loadAsMember(viewer, params.id, url)
  const query = readQuery(collectionQuery, url)
  const holdsBrands = collection.type === 'brands'
  const [page, brands, all] = await Promise.all([
    listCollectionEmails(collection, { sort: query.sort, from: query.from }),
    holdsBrands ? listCollectionBrands(collection) : [],
    holdsBrands && !collection.isReserved ? listBrands() : null,
  ])
  const here = new Set(brands.map(({ slug }) => slug))
  const others = all?.filter(({ slug }) => !here.has(slug)).map(({ name, slug }) => ({ name, slug })) ?? null
  const sections = (await sectionsOf(collection)).map(({ id, title }) => ({ id, title }))
  return { collection, page, brands, others, sections, sort: query.sort, from: query.from }
}

async function loadAsMember(viewer: Person, id: string, url: URL) {
  const shared = await findAsMember(viewer, id)
  if (!shared) return data({ collection: null, shared }, { status: 404 })
  const page = await listCollectionEmails(shared, { after: readQuery(collectionQuery, url).after }, viewer)
  return { collection: null, shared, page }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.collection
      ? collectionName(loaderData.collection)
      : (loaderData?.shared?.title ?? words.notFound),
  })

export const action = formAction({
  who: requireViewer,
  failed: failedResult(copy.errors.unexpected),
  intents: {
    edit: withInput(changedCollection, async ({ actor, input }, { params: { id } }: Route.ActionArgs) => {
      const changed = await settleOrNull(updateCollection({ actor, id, input }), 'changing a collection')
      if (changed?.ok) return data<CollectionResponse>({ id })
      const failure = failedResult(copy.edit.failed, changed?.message ?? copy.errors.unexpected)
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
    async remove({ actor, form }, { params: { id }, url }: Route.ActionArgs) {
      const removed = await removeSaves({ actor, emailId: emailOf(form), from: id })
      if (!removed.ok || removed.removed.length === 0)
        return redirectWithOutcome(url.pathname, removed, words.removed)
      return data<Removal>({ ok: true, emailId: emailOf(form), saves: JSON.stringify(removed.removed) })
    },
    async 'put-back'({ actor, form }, { url }: Route.ActionArgs) {
      const saves = savesToRestore.safeParse(formText(form, 'saves')).data ?? []
      const restored = await restoreSaves({ actor, emailId: emailOf(form), saves })
      return redirectWithOutcome(url.pathname, restored, words.restored)
    },
    async move({ actor, form }, { params: { id } }: Route.ActionArgs) {
      const targetPosition = positionInCollection.parse(formText(form, 'position'))
      return orMissing(await moveEmail({ actor, collectionId: id, emailId: emailOf(form), targetPosition }))
    },
    async section({ actor, form }, { params: { id } }: Route.ActionArgs) {
      const sectionId = formText(form, 'sectionId') || null
      return orMissing(await moveToSection({ actor, collectionId: id, emailId: emailOf(form), sectionId }))
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

/** What was removed, for the form that restores it. */
type Removal = { ok: true; emailId: string; saves: string }

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
  return withFallback<Awaited<ReturnType<typeof serverAction>> | FormResult>(
    serverAction,
    failed ? failedResult(failed, unexpected) : failedResult(unexpected),
  )
}

export default function CollectionPage({ loaderData, actionData }: Route.ComponentProps) {
  useResultToast(actionData)
  if (!loaderData.collection) {
    const { shared } = loaderData
    if (shared) {
      const path = href('/collections/:id', { id: shared.id })
      return <SharedCollection collection={shared} page={loaderData.page} path={path} />
    }
    return <MissingCollection />
  }
  const { collection, page, sections, brands, others, sort, from } = loaderData
  const facts = [
    collectionCount(collection),
    words.created(longDate(collection.createdAt)),
    ...(collection.shared === 'private' ? [] : [shareCopy.state[collection.shared]]),
  ]
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <BackLink to={href('/saved')}>{words.back}</BackLink>
        {actionData && 'saves' in actionData && <Removed {...actionData} />}
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-9 pb-10 max-sm:pt-6 max-sm:pb-7 lg:flex-nowrap">
          <div className="min-w-0">
            <h1 className="type-title text-balance break-words">{collectionName(collection)}</h1>
            {collection.description && !collection.isReserved && (
              <p className="mt-3.5 max-w-[600px] type-lead break-words text-ink-soft">
                {collection.description}
              </p>
            )}
            <p className="mt-4 type-small text-ink-soft">{facts.join(' · ')}</p>
            {collection.type === 'emails' && <CollectionLinks id={collection.id} />}
          </div>
          {!collection.isReserved && (
            <div className="flex flex-wrap gap-2 lg:shrink-0">
              <PresentLink
                path={href('/collections/:id', { id: collection.id })}
                emailCount={collection.emailCount}
              />
              {collection.type === 'emails' && (
                <ButtonLink to={href('/collections/:id/share', { id: collection.id })}>
                  <Share2 aria-hidden="true" className="size-4" />
                  {shareCopy.share}
                </ButtonLink>
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
            page={page}
            sort={sort}
            from={from}
          />
        )}
      </div>
    </div>
  )
}

/** In the page, because it also has to work without scripts. */
function Removed({ emailId, saves }: Omit<Removal, 'ok'>) {
  return (
    <Form
      method="post"
      className="mt-5 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-sunk py-1.5 pr-2 pl-4 type-ui"
    >
      <output>{words.removed}</output>
      <input type="hidden" name="emailId" value={emailId} />
      <input type="hidden" name="saves" value={saves} />
      <Button type="submit" name="intent" value="put-back" variant="quiet" size="s">
        {saveCopy.undo}
      </Button>
    </Form>
  )
}

/** The less frequent actions of an owner. */
function CollectionLinks({ id }: { id: string }) {
  const links = [
    { to: href('/collections/:id/export', { id }), label: collectionExportCopy.link },
    { to: href('/collections/:id/import', { id }), label: copy.page.import },
  ]
  return (
    <ul aria-label={copy.page.links} className="mt-2 flex flex-wrap gap-x-4.5 type-small">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-block py-1 text-ink-soft underline underline-offset-3 hover:text-ink pointer-coarse:py-3"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
