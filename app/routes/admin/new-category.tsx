import { data, Form, href } from 'react-router'
import { adminCopy } from '#app/gallery/categories/admin-copy.ts'
import { createCategory } from '#app/gallery/categories/admin-commands.server.ts'
import { CategoryForm } from '#app/gallery/categories/components/category-form.tsx'
import { plainDayAt } from '#app/platform/lib/plain-day.ts'
import { CATEGORY_TYPES, newCategoryInput, newCategoryQuery } from '#app/gallery/categories/schema.ts'
import { redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { reservedSlugs } from '#app/platform/http/reserved-slugs.server.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import type { Route } from './+types/new-category.ts'

const words = adminCopy.category

export async function loader({ context, request, url }: Route.LoaderArgs) {
  await requireEditor(context, request)
  return { ...readQuery(newCategoryQuery, url), today: plainDayAt(new Date()) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.new })

export const action = formAction(
  { who: requireEditor, failed: words.saveFailed, schema: newCategoryInput },
  async ({ actor, input }) => {
    const created = await createCategory({ actor, input, reserved: reservedSlugs() })
    if (!created.ok) return data({ errors: created.errors }, { status: 409 })
    const { id, changeId } = created
    const title = words.added(input.name)
    return redirectWithUndo(href('/admin/categories/:id', { id }), { title, changeId })
  },
)

export const clientAction = keepForm(words.saveFailed)

export default function NewCategory({ loaderData: { type, today }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <BackLink to={href('/admin/categories')}>{words.back}</BackLink>
      <h1 className="mt-4 type-page">{words.new}</h1>
      {/* The type decides about the fields: choosing it is another page. */}
      <Form
        className="mt-6 flex max-w-[820px] items-end gap-3"
        onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      >
        <Field label={words.type} hint={words.typeHint} className="w-full max-w-96">
          {(control) => (
            <SelectInput
              {...control}
              key={type}
              name="type"
              defaultValue={type}
              options={CATEGORY_TYPES.map((each) => [each, adminCopy.types[each]])}
            />
          )}
        </Field>
        <Button type="submit" className="mb-6 h-11 in-data-script:hidden">
          {words.change}
        </Button>
      </Form>
      <CategoryForm key={type} type={type} category={null} today={today} answer={actionData}>
        <input type="hidden" name="type" value={type} />
      </CategoryForm>
    </div>
  )
}
