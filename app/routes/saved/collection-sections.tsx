import { data, href } from 'react-router'
import {
  addSection,
  moveSection,
  removeSection,
  renameSection,
} from '#app/features/collections/arranging/section-commands.server.ts'
import { sectionCopy as words } from '#app/features/collections/arranging/section-copy.ts'
import { countSections } from '#app/features/collections/arranging/section-queries.server.ts'
import { changedSection, newSection } from '#app/features/collections/arranging/section-schema.ts'
import { NewSection, SectionList } from '#app/features/collections/components/section-list.tsx'
import { copy } from '#app/features/collections/copy.ts'
import { getCollection } from '#app/features/collections/queries.server.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { redirectWithOutcome, redirectWithToast } from '#app/http/flash.server.ts'
import { formAction, withInput } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import type { Person } from '#app/lib/authorized.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import type { Route } from './+types/collection-sections.ts'

const failed = failedAnswer(words.failed, copy.errors.unexpected)

/** The sections of a collection, for its owner. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const collection = await getCollection(viewer, params.id)
  if (collection?.type !== 'emails') return data({ collection: null }, { status: 404 })
  const { id, name } = collection
  return { collection: { id, name }, sections: await countSections(collection) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.collection ? words.title : copy.page.notFound })

export const action = formAction({
  who: requireViewer,
  failed,
  intents: {
    add: withInput(newSection, async ({ actor, input }, { params: { id }, url }: Route.ActionArgs) => {
      const added = await addSection({ actor, id, input })
      if (!added.ok) return failedAnswer(words.failed, added.message)
      return redirectWithToast(url.pathname, { title: words.added })
    }),
    rename: withInput(changedSection, async (given, args: Route.ActionArgs) => {
      const renamed = await renameSection({ ...sectionOf(given, args), title: given.input.title })
      return redirectWithOutcome(args.url.pathname, renamed, words.renamed)
    }),
    async up(given, args: Route.ActionArgs) {
      const moved = await moveSection({ ...sectionOf(given, args), by: -1 })
      return redirectWithOutcome(args.url.pathname, moved, words.moved)
    },
    async down(given, args: Route.ActionArgs) {
      const moved = await moveSection({ ...sectionOf(given, args), by: 1 })
      return redirectWithOutcome(args.url.pathname, moved, words.moved)
    },
    async remove(given, args: Route.ActionArgs) {
      const removed = await removeSection(sectionOf(given, args))
      return redirectWithOutcome(args.url.pathname, removed, words.removed)
    },
  },
})

function sectionOf({ actor, form }: { actor: Person; form: FormData }, { params: { id } }: Route.ActionArgs) {
  return { actor, id, sectionId: formText(form, 'sectionId') }
}

export const clientAction = keepForm(failed)

export default function CollectionSections({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.collection) {
    const { notFound, notFoundText, back } = copy.page
    return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
  }
  const { collection, sections } = loaderData
  const answer: FormAnswer | undefined = actionData
  return (
    <div className="wrap max-w-[760px]!">
      <BackLink to={href('/collections/:id', { id: collection.id })}>{collection.name}</BackLink>
      <h1 className="pt-7 type-title">{words.title}</h1>
      <p className="mt-4 mb-8 max-w-[600px] type-lead text-ink-soft">{words.lead}</p>
      <SectionList sections={sections} answer={answer} />
      <NewSection key={sections.length} answer={answer?.values?.['sectionId'] ? undefined : answer} />
    </div>
  )
}
