import { href, Link, redirect } from 'react-router'
import { asAdministrator, asEditor } from '#app/accounts/policy.ts'
import { removeLibraryBy } from '#app/admin/samples/library.server.ts'
import { RemoveSamples } from '#app/intake/ingest/components/remove-samples.tsx'
import { countSamples } from '#app/intake/ingest/store/samples.server.ts'
import { OverviewList } from '#app/admin/health/components/overview-list.tsx'
import { readHealth } from '#app/admin/health/checks.server.ts'
import { readOverview } from '#app/admin/health/queries.server.ts'
import { redirectWithToast, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireAdmin, requireReviewer } from '#app/accounts/request/session.server.ts'
import { sectionsFor } from '#app/layout/admin-sections.ts'
import { settleOrNull } from '#app/platform/http/streaming.server.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import { isPathOn } from '#app/platform/lib/modules.ts'
import { samplesCopy } from '#app/intake/ingest/import-copy.ts'
import { dashboardCopy as words } from './dashboard-copy.ts'
import type { Route } from './+types/dashboard.ts'

const { cards } = words
const CARDS = [
  { card: cards.blogs, to: href('/admin/blog') },
  ...[cards.performance, cards.sales, cards.creative].map((card) => ({ card, to: null })),
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await requireReviewer(context, request)
  const editor = asEditor(viewer)
  if (!editor) throw redirect(sectionsFor(viewer.role)[0]?.path ?? href('/'))
  const owner = asAdministrator(viewer)
  const [samples, overview, checks] = await Promise.all([
    owner ? countSamples() : 0,
    settleOrNull(readOverview(editor), 'the overview of the dashboard'),
    owner ? readHealth() : [],
  ])
  const problems = checks.filter(({ state }) => state !== 'ok')
  return { samples, overview, problems }
}

export const action = formAction({
  who: requireAdmin,
  failed: samplesCopy.failed,
  page: href('/admin'),
  intents: {
    async 'remove-samples'({ actor }) {
      await removeLibraryBy(actor)
      return redirectWithToast(href('/admin'), { title: samplesCopy.removed })
    },
  },
})

export const clientAction = keepPage(samplesCopy.failed)

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.pageTitle })

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { samples, overview, problems } = loaderData
  return (
    <div className="wrap pb-20">
      <h1 className="pt-16 pb-10 type-title max-sm:pt-10">{words.title}</h1>
      <ul className="grid gap-(--gutter) sm:grid-cols-2 lg:grid-cols-4">
        {CARDS.filter(({ to }) => !to || isPathOn(to)).map(({ card: [name, text], to }) => (
          <li
            key={name}
            className="relative flex min-h-44 flex-col rounded-panel bg-surface p-6 shadow-[0_0_0_1px_var(--line)] not-has-[a]:bg-transparent"
          >
            <h2 className="type-head">
              {to ? (
                <Link to={to} className="after:absolute after:inset-0 after:rounded-panel hover:underline">
                  {name}
                </Link>
              ) : (
                <span className="text-ink-soft">{name}</span>
              )}
            </h2>
            <p className="mt-2 type-body text-ink-soft">{text}</p>
            <p className="mt-auto pt-4">
              <Chip variant={to ? 'accent' : 'plain'}>{to ? words.live : words.soon}</Chip>
            </p>
          </li>
        ))}
      </ul>
      {overview && <OverviewList overview={overview} problems={problems} />}
      {samples > 0 && <RemoveSamples count={samples} />}
    </div>
  )
}
