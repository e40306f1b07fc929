import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { ThumbnailRow } from '#app/gallery/cards/thumbnail-row.tsx'
import { listHeroThumbnails } from '#app/gallery/lists/thumbnails.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { aboutCopy as words, licensesCopy } from './copy.ts'
import type { Route } from './+types/about.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const [viewer, thumbnails] = await Promise.all([
    getViewer(context),
    settleOrNull(listHeroThumbnails(), 'the shelf of the about page'),
  ])
  return { signedIn: viewer !== null, thumbnails: thumbnails ?? [] }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: words.pageTitle, description: words.description, path: href('/about') })

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shelf-clip">
      <header className="wrap pt-18 pb-16 max-sm:pt-11 max-sm:pb-11">
        <h1 className="max-w-[860px] type-banner text-balance">{words.title}</h1>
        <p className="mt-6 max-w-[640px] type-lead text-ink-soft">{words.lead(site.name)}</p>
      </header>
      {loaderData.thumbnails.length > 0 && <ThumbnailRow thumbnails={loaderData.thumbnails} />}
      <div className="wrap pt-4">
        <Section title={words.audience}>
          {words.audiences.map(([name, text]) => (
            <Item key={name} name={name} text={text} />
          ))}
        </Section>
        <Section title={words.what}>
          {words.features.map(([name, text]) => (
            <Item key={name} name={name} text={text} />
          ))}
        </Section>
        <div className="mt-12 flex flex-wrap gap-2">
          <ButtonLink to={href('/')} variant="primary" size="l">
            {words.browse}
          </ButtonLink>
          {!loaderData.signedIn && site.isSignUpOpen && (
            <ButtonLink to="/signup" size="l">
              {words.createCollection}
            </ButtonLink>
          )}
        </div>
        <p className="mt-12 type-small text-ink-soft">
          {words.freeSoftware}{' '}
          <Link to={href('/about/licenses')} className="underline underline-offset-3">
            {licensesCopy.title}
          </Link>
        </p>
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-(--gutter) gap-y-7 border-t border-line pt-7 pb-14 max-sm:pb-10 lg:grid-cols-[1fr_2fr]">
      <h2 className="type-head">{title}</h2>
      <dl className="grid gap-x-(--gutter) gap-y-8 sm:grid-cols-2 xl:grid-cols-3">{children}</dl>
    </section>
  )
}

function Item({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="type-name">{name}</dt>
      <dd className="mt-1.5 type-body text-ink-soft">{text}</dd>
    </div>
  )
}
