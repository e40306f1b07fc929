import { data, href, Link } from 'react-router'
import { adminCopy } from '#app/features/categories/admin-copy.ts'
import { getCategoryForAdmin } from '#app/features/categories/admin-queries.server.ts'
import { CategoryForm } from '#app/features/categories/components/category-form.tsx'
import { categoryPath } from '#app/features/categories/components/category-path.ts'
import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { sentForm } from '#app/http/read-form.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { withFallback } from '#app/http/with-fallback.ts'
import { failedAnswer, type FormAnswer } from '#app/lib/form-answer.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { answerCategoryForm } from './category-form.server.ts'
import type { Route } from './+types/category.ts'

const words = adminCopy.category

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const category = await getCategoryForAdmin(actor, params.id)
  return data({ category, today: plainDayAt(new Date()) }, category ? 200 : 404)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.category?.name ?? words.gone })

/** Saves a category. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const actor = await requireEditor(context, request)
  return answerCategoryForm(actor, params.id, await sentForm(request))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withFallback<FormAnswer>(serverAction, failedAnswer(words.saveFailed))
}

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
          <h1 className="font-display text-[2.375rem]/[1.1] tracking-[-0.03em] text-balance break-words">
            {category.name}
          </h1>
          <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 type-small text-ink-soft">
            <Chip>{adminCopy.types[category.type]}</Chip>
            <span>/{category.slug}</span>
            <span>{adminCopy.list.emails(category.count)}</span>
          </p>
        </div>
        <Button asChild>
          <Link to={categoryPath(category)}>{words.view}</Link>
        </Button>
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
