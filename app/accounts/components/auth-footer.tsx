import { Form, href, Link, useLocation } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import type { ProviderName } from '#app/accounts/outcomes.ts'
import { copy } from '#app/accounts/copy.ts'

export function ProviderButtons({ providers }: { providers: ProviderName[] }) {
  const { search } = useLocation()
  if (providers.length === 0) return null
  return (
    <>
      <p className="my-[18px] flex items-center gap-3.5 type-small text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {copy.or}
      </p>
      <div className="grid gap-2.5">
        {providers.map(({ id, name }) => (
          <Form
            key={id}
            method="post"
            action={href('/login/:provider', { provider: id }) + search}
            navigate={false}
          >
            <Button type="submit" size="l" className="w-full">
              {copy.providerButton(name)}
            </Button>
          </Form>
        ))}
      </div>
    </>
  )
}

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
