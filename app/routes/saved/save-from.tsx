import { data, Form, href, Link, redirect } from 'react-router'
import { emailPath } from '#app/gallery/brands/components/brand-path.ts'
import { CopiedLink } from '#app/collections/components/copied-link.tsx'
import { copy } from '#app/collections/copy.ts'
import { findAddresses } from '#app/collections/imports/email-links.ts'
import { findBySlugs, siteHosts } from '#app/collections/imports/find-emails.server.ts'
import { saveFromQuery } from '#app/collections/imports/import-schema.ts'
import { saveFromCopy as words } from '#app/collections/imports/save-from-copy.ts'
import { listByIds } from '#app/gallery/queries.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { siteUrl } from '#app/platform/lib/site-url.server.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { Button } from '#app/platform/ui/button.tsx'
import { Field, Input } from '#app/platform/ui/field.tsx'
import type { Route } from './+types/save-from.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

/** Leads from the address of an email to the page that saves it; changes nothing itself. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  await requireViewer(context, request)
  const { url: given, text, title } = readQuery(saveFromQuery, url)
  const asked = `${given} ${text} ${title}`.trim()
  const page = { given, bookmarklet: bookmarklet() }
  if (asked === '') return { ...page, isUnknown: false }
  const [email] = findAddresses(asked, siteHosts(url), 1)
  const [found] = email ? await listByIds([...(await findBySlugs([email.slug])).values()]) : []
  if (!found) return data({ ...page, isUnknown: true }, { status: 404 })
  const from = emailPath(found.brand.slug, found.slug)
  throw redirect(`${href('/save/:emailId', { emailId: found.id })}?from=${encodeURIComponent(from)}`)
}

/** Opens this page with the address of the page one is on. */
function bookmarklet(): string {
  const address = JSON.stringify(`${siteUrl()}${href('/save-from')}?url=`)
  return `javascript:location.href=${address}+encodeURIComponent(location.href)`
}

export default function SaveFrom({ loaderData }: Route.ComponentProps) {
  const { given, bookmarklet: link, isUnknown } = loaderData
  return (
    <div className="wrap-form">
      <BackLink to={href('/saved')}>{copy.page.back}</BackLink>
      <h1 className="pt-7 type-title">{words.title}</h1>
      <p className="mt-4 mb-8 type-lead text-ink-soft">{words.lead}</p>
      <Form className="grid gap-4">
        <Field label={words.address} error={isUnknown ? words.unknown : undefined}>
          {(control) => (
            <Input {...control} name="url" inputMode="url" autoComplete="off" defaultValue={given} />
          )}
        </Field>
        <Button type="submit" variant="primary" className="justify-self-start">
          {words.submit}
        </Button>
      </Form>
      {isUnknown && (
        <p className="mt-3 type-body">
          <Link to={href('/search')} className="text-accent underline underline-offset-3">
            {words.search}
          </Link>
        </p>
      )}
      <h2 className="mt-12 type-name">{words.bookmark.title}</h2>
      <p className="mt-1.5 mb-4 type-body text-ink-soft">{words.bookmark.text}</p>
      <CopiedLink label={words.bookmark.label} link={link} />
      <h2 className="mt-9 type-name">{words.share.title}</h2>
      <p className="mt-1.5 type-body text-ink-soft">{words.share.text}</p>
    </div>
  )
}
