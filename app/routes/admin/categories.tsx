import { href, Link } from 'react-router'
import { adminCopy } from '#app/features/categories/admin-copy.ts'
import { moveCategory } from '#app/features/categories/admin-commands.server.ts'
import { type ListedCategory, listCategoriesForAdmin } from '#app/features/categories/admin-queries.server.ts'
import { AdminCategoryGroup } from '#app/features/categories/components/admin-category-list.tsx'
import { type Group, groupByHalf, groupByMasterTag } from '#app/features/categories/menu-groups.ts'
import { plainDayAt } from '#app/features/categories/occasion-dates.ts'
import { type CategoryType, moveInput } from '#app/features/categories/schema.ts'
import { redirectWithToast, redirectWithUndo } from '#app/http/flash.server.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { readForm, sentForm } from '#app/http/read-form.ts'
import { requireEditor } from '#app/http/session.server.ts'
import { settleOrNull } from '#app/http/streaming.server.ts'
import { withToast } from '#app/http/with-fallback.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/categories.ts'

const words = adminCopy.list

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  return { categories: await listCategoriesForAdmin(actor, plainDayAt(new Date())) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

/** Moves a category in its group. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = await requireEditor(context, request)
  const page = href('/admin/categories')
  const read = readForm(moveInput, await sentForm(request))
  const moved = read.ok
    ? await settleOrNull(moveCategory({ actor, ...read.input }), 'moving a category')
    : null
  if (!moved?.ok) return redirectWithToast(page, { title: words.moveFailed, kind: 'destructive' })
  return redirectWithUndo(page, { title: words.moved(moved.name), changeId: moved.changeId })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withToast(serverAction, words.moveFailed)
}

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  const of = (...types: CategoryType[]) => categories.filter(({ type }) => types.includes(type))
  return (
    <div className="wrap pb-20">
      <div className="flex flex-wrap items-end justify-between gap-4 pt-10">
        <h1 className="font-display text-[2.375rem]/[1.1] tracking-[-0.03em]">{words.title}</h1>
        <Button asChild variant="primary">
          <Link to={href('/admin/categories/new')}>{words.add}</Link>
        </Button>
      </div>
      <Section title={words.sections.types} groups={groupByMasterTag(of('email_type'))} />
      <Section title={words.sections.verticals} groups={groupByHalf('vertical', of('vertical'))} />
      <Section title={words.sections.seasonal} groups={groupByHalf('seasonal', of('occasion', 'seasonal'))} />
    </div>
  )
}

function Section({ title, groups }: { title: string; groups: Group<ListedCategory>[] }) {
  return (
    <section className="pt-12 max-sm:pt-9">
      <h2 className="type-head">{title}</h2>
      <div className="mt-5 gap-x-12 md:columns-2 xl:columns-3 [&>*]:mb-9">
        {groups.map((group) => (
          <AdminCategoryGroup key={group.title} {...group} />
        ))}
      </div>
    </section>
  )
}
