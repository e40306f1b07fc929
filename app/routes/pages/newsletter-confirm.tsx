import { data } from 'react-router'
import { confirmSubscription } from '#app/accounts/subscribers/commands.server.ts'
import { NewsletterLinkPage } from '#app/accounts/subscribers/components/newsletter-link-page.tsx'
import { linkPageCopy } from '#app/accounts/subscribers/link-page-copy.ts'
import { knowsSubscriber } from '#app/accounts/subscribers/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import type { Route } from './+types/newsletter-confirm.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: linkPageCopy.confirm.title, isSecret: true })

export async function loader({ params }: Route.LoaderArgs) {
  const known = await knowsSubscriber('confirm', params.token)
  return data({ known }, { status: known ? 200 : 404 })
}

export async function action({ params }: Route.ActionArgs) {
  const done = await confirmSubscription(params.token)
  return data({ done }, { status: done ? 200 : 404 })
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterLinkPage
      words={linkPageCopy.confirm}
      state={!loaderData.known ? 'unknown' : actionData?.done ? 'done' : 'open'}
    />
  )
}
