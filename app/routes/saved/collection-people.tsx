import { data, href, redirect } from 'react-router'
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
import type { Outcome } from '#app/features/collections/outcome.ts'
import { getCollection } from '#app/features/collections/queries.server.ts'
import { shareCopy } from '#app/features/collections/sharing/share-copy.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { redirectWithToast } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { requireViewer } from '#app/http/session.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { formText } from '#app/lib/form-text.ts'
import type { Route } from './+types/collection-people.ts'

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

export async function action({ context, request, params: { id }, url }: Route.ActionArgs) {
  const actor = await requireViewer(context, request)
  const form = await sentForm(request)
  const done = (outcome: Outcome, title: string) =>
    redirectWithToast(url.pathname, outcome.ok ? { title } : { title: outcome.message, kind: 'destructive' })

  switch (formText(form, 'intent')) {
    case 'remove':
      return done(await removeMember({ actor, id, memberId: formText(form, 'id') }), memberCopy.removed)
    case 'withdraw': {
      const invitationId = formText(form, 'id')
      return done(await withdrawInvitation({ actor, id, invitationId }), memberCopy.withdrawn)
    }
    case 'invite-by-mail':
    case 'invite-by-link': {
      const read = readForm(newInvitation, form)
      if (!read.ok) return read.refusal
      const invited = await invite({ actor, id, input: read.input })
      if (!invited.ok)
        return data<PeopleAnswer>(failedAnswer(memberCopy.failed, invited.message), { status: 400 })
      return invited.link
        ? data<PeopleAnswer>({ link: invited.link })
        : redirectWithToast(url.pathname, { title: memberCopy.invited })
    }
    default:
      return redirect(url.pathname)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<PeopleAnswer>(serverAction, failedAnswer(memberCopy.failed, copy.errors.unexpected))
}

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
