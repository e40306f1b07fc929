import { Form, href, Link, useLocation } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { copy } from '#app/accounts/copy.ts'

/** Sign-in with Google, if configured. Returns to the page that asked for the sign-in. */
export function GoogleButton() {
  const { search } = useLocation()
  return (
    <Form method="post" action={href('/login/google') + search} navigate={false}>
      <p className="my-[18px] flex items-center gap-3.5 type-small text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {copy.or}
      </p>
      <Button type="submit" size="l" className="w-full">
        {copy.google}
      </Button>
    </Form>
  )
}

/** The terms a user accepts by continuing. */
export function LegalLine({ children }: { children: string }) {
  const link = 'underline underline-offset-2 hover:text-ink'
  return (
    <p className="mt-[22px] type-small text-ink-soft">
      {children}{' '}
      <Link to={href('/terms')} className={link}>
        {copy.terms}
      </Link>{' '}
      {copy.and}{' '}
      <Link to={href('/privacy')} className={link}>
        {copy.privacy}
      </Link>
      .
    </p>
  )
}
