import { href } from 'react-router'
import { adminCopy } from '#app/gallery/categories/admin-copy.ts'
import { type ListedCategory, listCategoriesForAdmin } from '#app/gallery/categories/admin-queries.server.ts'
import { AdminCategoryGroup } from '#app/gallery/categories/components/admin-category-list.tsx'
import { type Group, groupByHalf, groupByMasterTag } from '#app/gallery/categories/menu-groups.ts'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import type { CategoryType } from '#app/gallery/categories/schema.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import type { Route } from './+types/categories.ts'

const words = adminCopy.list

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  return { categories: await listCategoriesForAdmin(actor, plainDayAt(new Date())) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  const of = (...types: CategoryType[]) => categories.filter(({ type }) => types.includes(type))
  return (
    <div className="wrap pb-20">
      <div className="flex flex-wrap items-end justify-between gap-4 pt-10">
        <h1 className="type-page">{words.title}</h1>
        <ButtonLink to={href('/admin/categories/new')} variant="primary">
          {words.add}
        </ButtonLink>
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
