import { Form, href } from 'react-router'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { copy } from '#app/accounts/subscribers/copy.ts'
import { linkPageCopy } from '#app/accounts/subscribers/link-page-copy.ts'

type NewsletterLinkPageProps = {
  words: { title: string; text: string; button: string; done: string; doneText: string }
  /** `open` waits for the button, because mail scanners follow links but do not submit forms. */
  state: 'open' | 'done' | 'unknown'
}

export function NewsletterLinkPage({ words, state }: NewsletterLinkPageProps) {
  const { title, text } =
    state === 'unknown'
      ? linkPageCopy.unknownLink
      : state === 'done'
        ? { title: words.done, text: words.doneText }
        : { title: words.title, text: words.text }
  return (
    <div className="wrap pt-18 max-sm:pt-11">
      <h1 className="type-title">{title}</h1>
      <p className="mt-4 mb-8 max-w-[560px] type-lead text-ink-soft">{text}</p>
      {state === 'open' ? (
        <Form method="post">
          <Button type="submit" variant="primary" size="l">
            {words.button}
          </Button>
        </Form>
      ) : (
        <ButtonLink to={href('/')}>{copy.back}</ButtonLink>
      )}
    </div>
  )
}
