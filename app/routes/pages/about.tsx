import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { ThumbnailRow } from '#app/gallery/cards/thumbnail-row.tsx'
import { listHeroThumbnails } from '#app/gallery/lists/thumbnails.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { getViewer } from '#app/accounts/request/session.server.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { Button } from '#app/platform/ui/button.tsx'
import type { Route } from './+types/about.ts'

const DESCRIPTION = 'A gallery of marketing emails for the people who design, write and plan them.'

const AUDIENCES = [
  ['Designers', 'See complete layouts, from the subject line to the footer, on desktop and on a phone.'],
  ['Marketers', 'See what others in your industry send, how often, and what they say on the same occasion.'],
  ['Product teams', 'Find good examples of welcome emails, receipts and password resets.'],
] as const

const FEATURES = [
  [
    'Curated designs',
    'The owner chooses which brands are collected. Uncertain cases are reviewed before they are published.',
  ],
  ['Combined filters', 'By industry, category, design style and brand, by email type, occasion and year.'],
  [
    'The source, not a screenshot',
    'Read the HTML, edit it beside a live preview, and download it with its images.',
  ],
  ['Your own collections', 'Save emails, follow brands, and arrange collections in your order.'],
  ['Your discoveries', 'Found a good email? Send it to us and tell us why you like it.'],
] as const

export async function loader({ context }: Route.LoaderArgs) {
  const [viewer, thumbnails] = await Promise.all([
    getViewer(context),
    settleOrNull(listHeroThumbnails(), 'the shelf of the about page'),
  ])
  return { signedIn: viewer !== null, thumbnails: thumbnails ?? [] }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'About', description: DESCRIPTION, path: href('/about') })

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shelf-clip">
      <header className="wrap pt-18 pb-16 max-sm:pt-11 max-sm:pb-11">
        <h1 className="max-w-[860px] type-banner text-balance">Good email should be easy to find again</h1>
        <p className="mt-6 max-w-[640px] type-lead text-ink-soft">
          Great emails disappear in crowded inboxes. {site.name} keeps them complete and dated, with their
          source, next to everything you want to compare them with.
        </p>
      </header>
      {loaderData.thumbnails.length > 0 && <ThumbnailRow thumbnails={loaderData.thumbnails} />}
      <div className="wrap pt-4">
        <Section title="Who it is for">
          {AUDIENCES.map(([name, text]) => (
            <Item key={name} name={name} text={text} />
          ))}
        </Section>
        <Section title="What it does">
          {FEATURES.map(([name, text]) => (
            <Item key={name} name={name} text={text} />
          ))}
        </Section>
        <div className="mt-12 flex flex-wrap gap-2">
          <Button asChild variant="primary" size="l">
            <Link to={href('/')}>Browse emails</Link>
          </Button>
          {!loaderData.signedIn && (
            <Button asChild size="l">
              <Link to="/signup">Create your own collection</Link>
            </Button>
          )}
        </div>
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
