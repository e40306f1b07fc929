import { data, href, Link } from 'react-router'
import { noteSubscriber } from '#app/features/subscribers/commands.server.ts'
import {
  NewsletterForm,
  type SubscribeAnswer,
} from '#app/features/subscribers/components/newsletter-form.tsx'
import { copy } from '#app/features/subscribers/copy.ts'
import { subscription } from '#app/features/subscribers/schema.ts'
import { pageTitle, site } from '#app/site-config.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/subscribe.ts'

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(copy.pageTitle) },
  { name: 'robots', content: 'noindex' },
]

export async function action({ request }: Route.ActionArgs) {
  const input = subscription.safeParse(Object.fromEntries(await request.formData()))
  if (!input.success) {
    return data<SubscribeAnswer>({ ok: false, error: input.error.issues[0]!.message }, { status: 400 })
  }
  await noteSubscriber(input.data)
  return data<SubscribeAnswer>({ ok: true })
}

/** Where a newsletter box leads without scripts; with them the box answers in its place. */
export default function Subscribe({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-16">
      <h1 className="max-w-[620px] type-title">{actionData?.ok ? copy.noted : site.newsletterPromise}</h1>
      {actionData?.ok ? (
        <Button asChild className="mt-8">
          <Link to={href('/')}>{copy.back}</Link>
        </Button>
      ) : (
        <NewsletterForm source="footer" answer={actionData} className="mt-8 max-w-[420px]" />
      )}
    </div>
  )
}
