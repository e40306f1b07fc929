import { Form, href, Link } from 'react-router'
import { inboxCopy as copy } from '#app/intake/inbox/inbox-copy.ts'
import type { Receiving } from '#app/intake/inbox/test-message.server.ts'
import { Button } from '#app/platform/ui/button.tsx'

export function ReceivingSection({ receiving: { smtp, folder } }: { receiving: Receiving }) {
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="type-head">{copy.receiving}</h2>
      {smtp ? (
        <>
          <h3 className="mt-6 type-name break-words">{copy.smtp(smtp.domain)}</h3>
          <p className="mt-2 max-w-[620px] type-body text-ink-soft">
            {copy.smtpNote(smtp.domain, smtp.port)}
          </p>
          <dl className="mt-4 grid max-w-[820px] grid-cols-1 gap-x-6 gap-y-2 type-body sm:grid-cols-[160px_minmax(0,1fr)]">
            <dt className="text-ink-soft">{copy.mxRecord}</dt>
            <dd>
              <code className="type-code break-all">{copy.mxLine(smtp.domain, smtp.host)}</code>
            </dd>
            <dt className="text-ink-soft">{copy.smtpAddress}</dt>
            <dd className="wrap-anywhere">
              {smtp.address ?? (
                <>
                  {copy.smtpNoAddress}{' '}
                  <Link to={href('/admin/inbox/addresses')} className="text-accent underline">
                    {copy.addAddress}
                  </Link>
                </>
              )}
            </dd>
          </dl>
          {smtp.address && (
            <Form method="post" preventScrollReset className="mt-5">
              <Button type="submit" size="s" name="intent" value="test">
                {copy.sendTest}
              </Button>
            </Form>
          )}
        </>
      ) : (
        <p className="mt-2 max-w-[620px] type-body text-ink-soft">{copy.noSmtp}</p>
      )}
      {folder ? (
        <>
          <h3 className="mt-8 type-name">{copy.folderSource}</h3>
          <p className="mt-2 type-body text-ink-soft">{copy.folderNote}</p>
          <p className="mt-2 type-body">
            <code className="type-code break-all">{folder}</code>
          </p>
        </>
      ) : (
        <p className="mt-6 max-w-[620px] type-body text-ink-soft">{copy.noFolder}</p>
      )}
    </section>
  )
}
