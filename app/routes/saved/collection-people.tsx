import { data, href } from 'react-router'
import { InviteForm } from '#app/features/collections/components/invite-form.tsx'
import { MemberList } from '#app/features/collections/components/member-list.tsx'
import { ShareHeading } from '#app/features/collections/components/share-heading.tsx'
import { copy } from '#app/features/collections/copy.ts'
import {
  invite,
  listInvitations,
  withdrawInvitation,
} from '#app/features/collections/members/invitations.server.ts'
import { memberCopy } from '#app/features/collections/members/member-copy.ts'
import { newInvitation } from '#app/features/collections/members/member-schema.ts'
import { listMembers, removeMember } from '#app/features/collections/members/members.server.ts'
import { getCollection } from '#app/features/collections/queries.server.ts'
import { shareCopy } from '#app/features/collections/sharing/share-copy.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { redirectWithOutcome, redirectWithToast } from '#app/http/flash.server.ts'
import { formAction } from '#app/http/form-action.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { keepForm } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import type { Route } from './+types/collection-people.ts'

const failed = failedAnswer(memberCopy.failed, copy.errors.unexpected)

/** `link` is a new invitation, which only this response contains. */
type PeopleAnswer = FormAnswer & { link?: string }

/** The members of a collection, for its owner. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const collection = await getCollection(viewer, params.id)
  if (collection?.type !== 'emails') return data({ collection: null }, { status: 404 })
  const [members, invitations] = await Promise.all([listMembers(collection), listInvitations(collection)])
  return { collection: { id: collection.id, name: collection.name }, members, invitations }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.collection ? shareCopy.title(loaderData.collection.name) : copy.page.notFound,
  })

/** It may contain an invitation that is shown once. */
export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export const action = formAction(
  {
    who: requireViewer,
    failed,
    schema: newInvitation,
    intents: {
      async remove({ actor, form }, { params: { id }, url }: Route.ActionArgs) {
        const removed = await removeMember({ actor, id, memberId: formText(form, 'id') })
        return redirectWithOutcome(url.pathname, removed, memberCopy.removed)
      },
      async withdraw({ actor, form }, { params: { id }, url }: Route.ActionArgs) {
        const withdrawn = await withdrawInvitation({ actor, id, invitationId: formText(form, 'id') })
        return redirectWithOutcome(url.pathname, withdrawn, memberCopy.withdrawn)
      },
    },
  },
  async ({ actor, input }, { params: { id }, url }: Route.ActionArgs) => {
    const invited = await invite({ actor, id, input })
    if (!invited.ok) return failedAnswer(memberCopy.failed, invited.message)
    if (invited.link) return { link: invited.link }
    return redirectWithToast(url.pathname, { title: memberCopy.invited })
  },
)

export const clientAction = keepForm(failed)

export default function CollectionPeople({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.collection) {
    const { notFound, notFoundText, back } = copy.page
    return <MissingPage title={notFound} text={notFoundText} to={href('/saved')} label={back} />
  }
  const { collection, members, invitations } = loaderData
  const answer: PeopleAnswer | undefined = actionData
  return (
    <div className="wrap max-w-[760px]!">
      <ShareHeading collection={collection} />
      <InviteForm answer={answer} made={answer?.link} />
      <MemberList members={members} invitations={invitations} />
    </div>
  )
}
