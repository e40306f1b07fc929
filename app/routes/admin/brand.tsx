import { data, href, Link } from 'react-router'
import { adminCopy } from '#app/features/brands/admin-copy.ts'
import { getBrandForAdmin } from '#app/features/brands/admin-queries.server.ts'
import { BrandForm } from '#app/features/brands/components/brand-form.tsx'
import { BrandStatusChip } from '#app/features/brands/components/brand-status-chip.tsx'
import { groupByHalf } from '#app/features/categories/menu-groups.ts'
import { listCategories } from '#app/features/categories/queries.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { sentForm } from '#app/http/read-form.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { answerBrandForm } from './brand-form.server.ts'
import type { Route } from './+types/brand.ts'

const words = adminCopy.brand

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const brand = await getBrandForAdmin(actor, params.id)
  if (!brand) return data({ brand: null, groups: [] }, { status: 404 })
  const verticals = await listCategories('vertical')
  const groups = groupByHalf('vertical', verticals).map(({ title, items }) => {
    return { title, categories: items.map(({ id, name }) => ({ id, name })) }
  })
  return { brand, groups }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.brand?.name ?? words.gone })

/** Saves a brand. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const actor = await requireEditor(context, request)
  return answerBrandForm(actor, params.id, await sentForm(request))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(words.saveFailed))
}

export default function AdminBrand({ loaderData: { brand, groups }, actionData }: Route.ComponentProps) {
  if (!brand) {
    return (
      <MissingPage
        title={words.gone}
        text={adminCopy.brand.goneText}
        to={href('/admin/brands')}
        label={words.back}
      />
    )
  }
  const { id, slug, status, emails, followers } = brand
  return (
    <div className="wrap pb-20">
      <BackLink to={href('/admin/brands')}>{words.back}</BackLink>
      <BrandForm
        key={brand.updatedAt.toISOString()}
        brand={brand}
        groups={groups}
        answer={actionData}
        facts={
          <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 type-small text-ink-soft">
            <BrandStatusChip status={status} />
            <span>{adminCopy.emails(emails)}</span>
            <span>{adminCopy.followers(followers)}</span>
          </p>
        }
        actions={
          <>
            {status === 'active' && (
              <Button asChild>
                <Link to={href('/brand/:brandSlug', { brandSlug: slug })}>{words.view}</Link>
              </Button>
            )}
            <Button asChild>
              <Link to={href('/admin/brands/:id/merge', { id })}>{words.merge}</Link>
            </Button>
          </>
        }
      />
    </div>
  )
}
