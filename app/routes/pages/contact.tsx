import { data, href, Link } from 'react-router'
import { storeContactMessage } from '#app/features/subscribers/commands.server.ts'
import { type ContactAnswer, ContactForm } from '#app/features/subscribers/components/contact-form.tsx'
import { copy } from '#app/features/subscribers/copy.ts'
import { contactCopy } from '#app/features/subscribers/contact-copy.ts'
import { CONTACT_TRAP } from '#app/features/subscribers/contact-fields.ts'
import { contactMessage } from '#app/features/subscribers/schema.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { limitRate, tooManyRequests } from '#app/http/rate-limit.server.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { requestMeta } from '#app/http/request-context.server.ts'
import { log } from '#app/lib/log.server.ts'
import { networkOf } from '#app/lib/network-of.ts'
import { site } from '#app/site-config.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/contact.ts'

const MESSAGES_AN_HOUR = 5

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = contactCopy
  return pageMeta(matches, { title, description, path: href('/contact') })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await sentForm(request)
  const values = typedIn(form)
  const read = readForm(contactMessage, form)
  if (!read.ok) return data({ sent: false as const, values, errors: read.errors }, { status: 400 })
  // A program that fell into the trap learns nothing from the answer.
  if (form.get(CONTACT_TRAP)) return { sent: true as const }

  const key = `contact:${networkOf(requestMeta(context).ipAddress)}`
  try {
    const limit = await limitRate({ key, points: MESSAGES_AN_HOUR, seconds: 3600 })
    if (!limit.ok)
      return tooManyRequests({ sent: false as const, values, failure: copy.tooMany }, limit.retryAfter)
    await storeContactMessage(read.input)
    return { sent: true as const }
  } catch (error) {
    log.error({ err: error }, 'a message could not be kept')
    return data({ sent: false as const, values, failure: contactCopy.failed }, { status: 500 })
  }
}

/** A message that did not arrive stays in its form. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = typedIn(await request.clone().formData())
  return withFallback(serverAction, { sent: false as const, values, failure: contactCopy.failed })
}

function typedIn(form: FormData): ContactAnswer['values'] {
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const words = contactCopy
  const sent = actionData?.sent === true
  return (
    <div className="wrap grid gap-x-24 gap-y-10 pt-18 max-sm:pt-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]">
      <div>
        <h1 className="type-title">{sent ? words.sent : words.title}</h1>
        <p className="mt-4 max-w-[400px] type-lead text-ink-soft">{sent ? words.sentText : words.lead}</p>
        <p className="mt-6 type-body">
          <a
            href={`mailto:${site.mailboxes.hello}`}
            className="text-accent underline-offset-3 hover:underline"
          >
            {site.mailboxes.hello}
          </a>
        </p>
      </div>
      {sent ? (
        <Button asChild className="justify-self-start">
          <Link to={href('/contact')} reloadDocument>
            {words.again}
          </Link>
        </Button>
      ) : (
        <ContactForm answer={actionData} />
      )}
    </div>
  )
}
