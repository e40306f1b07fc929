import { data } from 'react-router'
import { endSubscription } from '#app/accounts/subscribers/commands.server.ts'
import { NewsletterLinkPage } from '#app/accounts/subscribers/components/newsletter-link-page.tsx'
import { linkPageCopy } from '#app/accounts/subscribers/link-page-copy.ts'
import { knowsSubscriber } from '#app/accounts/subscribers/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import type { Route } from './+types/newsletter-unsubscribe.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: linkPageCopy.unsubscribe.title, isSecret: true })

export async function loader({ params }: Route.LoaderArgs) {
  for (const purpose of ['unsubscribe', 'digest'] as const)
    if (await knowsSubscriber(purpose, params.token)) return data({ purpose })
  return data({ purpose: null }, { status: 404 })
}

export async function action({ params }: Route.ActionArgs) {
  const done = await endSubscription(params.token)
  return data({ done }, { status: done ? 200 : 404 })
}

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterLinkPage
      words={linkPageCopy[loaderData.purpose ?? 'unsubscribe']}
      state={!loaderData.purpose ? 'unknown' : actionData?.done ? 'done' : 'open'}
    />
  )
}
