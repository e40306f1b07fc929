import { data, href } from 'react-router'
import { adminCopy } from '#app/gallery/categories/admin-copy.ts'
import { saveCategory } from '#app/gallery/categories/admin-commands.server.ts'
import { getCategoryForAdmin } from '#app/gallery/categories/admin-queries.server.ts'
import { CategoryForm } from '#app/gallery/categories/components/category-form.tsx'
import { categoryPath } from '#app/gallery/categories/components/category-path.ts'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { categoryInput } from '#app/gallery/categories/schema.ts'
import { redirectWithToast, redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { reservedSlugs } from '#app/platform/http/reserved-slugs.server.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Chip } from '#app/platform/ui/chip.tsx'
import type { Route } from './+types/category.ts'

const words = adminCopy.category

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const category = await getCategoryForAdmin(actor, params.id)
  return data({ category, today: plainDayAt(new Date()) }, category ? 200 : 404)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.category?.name ?? words.gone })

export const action = formAction(
  { who: requireEditor, failed: words.saveFailed, schema: categoryInput },
  async ({ actor, input }, { params: { id } }: Route.ActionArgs) => {
    const saved = await saveCategory({ actor, id, input, reserved: reservedSlugs() })
    if (saved.ok) {
      const title = words.saved(input.name)
      return redirectWithUndo(href('/admin/categories/:id', { id }), { title, changeId: saved.changeId })
    }
    if (saved.reason !== 'missing') return data({ errors: saved.errors }, { status: 409 })
    return redirectWithToast(href('/admin/categories'), { title: words.gone, kind: 'destructive' })
  },
)

export const clientAction = keepForm(words.saveFailed)

export default function AdminCategory({ loaderData, actionData }: Route.ComponentProps) {
  const { category, today } = loaderData
  if (!category) {
    return (
      <MissingPage
        title={words.gone}
        text={words.goneText}
        to={href('/admin/categories')}
        label={words.back}
      />
    )
  }
  return (
    <div className="wrap pb-20">
      <BackLink to={href('/admin/categories')}>{words.back}</BackLink>
      <div className="mt-4 flex max-w-[820px] flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="type-page text-balance break-words">{category.name}</h1>
          <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 type-small text-ink-soft">
            <Chip>{adminCopy.types[category.type]}</Chip>
            <span>/{category.slug}</span>
            <span>{adminCopy.list.emails(category.count)}</span>
          </p>
        </div>
        <ButtonLink to={categoryPath(category)}>{words.view}</ButtonLink>
      </div>
      <CategoryForm
        // The saved values are where the form begins.
        key={JSON.stringify(category)}
        type={category.type}
        category={category}
        today={today}
        answer={actionData}
      />
    </div>
  )
}
