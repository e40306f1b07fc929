import { InviteForm } from '#app/collections/components/invite-form.tsx'
import { MemberList } from '#app/collections/components/member-list.tsx'
import { ShareTabs } from '#app/collections/components/share-tabs.tsx'
import { copy } from '#app/collections/copy.ts'
import { invite, listInvitations, withdrawInvitation } from '#app/collections/members/invitations.server.ts'
import { memberCopy } from '#app/collections/members/member-copy.ts'
import { newInvitation } from '#app/collections/members/member-schema.ts'
import { listMembers, removeMember } from '#app/collections/members/members.server.ts'
import { shareCopy } from '#app/collections/sharing/share-copy.ts'
import {
  redirectWithOutcome,
  redirectWithToast,
  formAction,
} from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { failedResult, type FormResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { CollectionFormPage, titleOf } from './collection-form-page.tsx'
import { loadOwnEmails } from './own-emails.server.ts'
import type { Route } from './+types/collection-people.ts'

const failed = failedResult(memberCopy.failed, copy.errors.unexpected)

/** `link` is a new invitation, which only this response contains. */
type PeopleResult = FormResult & { link?: string }

export function loader(args: Route.LoaderArgs) {
  return loadOwnEmails(args, async (collection) => {
    const [members, invitations] = await Promise.all([listMembers(collection), listInvitations(collection)])
    return { members, invitations }
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: titleOf(loaderData, shareCopy.title) })

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
    if (!invited.ok) return failedResult(memberCopy.failed, invited.message)
    if (invited.link) return { link: invited.link }
    return redirectWithToast(url.pathname, { title: memberCopy.invited })
  },
)

export const clientAction = keepForm(failed)

export default function CollectionPeople({ loaderData, actionData }: Route.ComponentProps) {
  const answer: PeopleResult | undefined = actionData
  return (
    <CollectionFormPage data={loaderData} title={shareCopy.title} lead={shareCopy.lead}>
      {({ collection, members, invitations }) => (
        <>
          <ShareTabs id={collection.id} />
          <InviteForm answer={answer} made={answer?.link} />
          <MemberList members={members} invitations={invitations} />
        </>
      )}
    </CollectionFormPage>
  )
}
