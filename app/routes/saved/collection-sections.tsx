import {
  addSection,
  moveSection,
  removeSection,
  renameSection,
} from '#app/collections/arranging/section-commands.server.ts'
import { sectionCopy as words } from '#app/collections/arranging/section-copy.ts'
import { countSections } from '#app/collections/arranging/section-queries.server.ts'
import { changedSection, newSection } from '#app/collections/arranging/section-schema.ts'
import { listCollectionEmails } from '#app/collections/collection-emails.server.ts'
import { NewSection, SectionList } from '#app/collections/components/section-list.tsx'
import { copy } from '#app/collections/copy.ts'
import { collectionQuery } from '#app/collections/schema.ts'
import {
  redirectWithOutcome,
  redirectWithToast,
  formAction,
  withInput,
} from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { Person } from '#app/platform/lib/authorized.ts'
import { failedResult, type FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { CollectionFormPage, titleOf } from './collection-form-page.tsx'
import { loadOwnEmails } from './own-emails.server.ts'
import type { Route } from './+types/collection-sections.ts'

const failed = failedResult(words.failed, copy.errors.unexpected)

export function loader(args: Route.LoaderArgs) {
  return loadOwnEmails(args, async (collection) => ({
    sections: await countSections(collection),
    list: await listCollectionEmails(collection, { after: readQuery(collectionQuery, args.url).after }),
  }))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: titleOf(loaderData, words.title) })

export const action = formAction({
  who: requireViewer,
  failed,
  intents: {
    add: withInput(newSection, async ({ actor, input }, { params: { id }, url }: Route.ActionArgs) => {
      const added = await addSection({ actor, id, input })
      if (!added.ok) return failedResult(words.failed, added.message)
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
  const answer: FormResult | undefined = actionData
  return (
    <CollectionFormPage data={loaderData} title={words.title} lead={words.lead}>
      {({ sections, list }) => (
        <>
          <SectionList sections={sections} answer={answer} />
          <NewSection
            key={sections.length}
            {...list}
            answer={answer?.values?.['sectionId'] ? undefined : answer}
          />
        </>
      )}
    </CollectionFormPage>
  )
}
