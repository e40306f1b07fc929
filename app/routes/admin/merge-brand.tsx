import { data, Form, href, Link, useNavigation } from 'react-router'
import { adminCopy } from '#app/gallery/brands/admin-copy.ts'
import { findMergeCandidates, getBrandForAdmin } from '#app/gallery/brands/admin-queries.server.ts'
import { presentBrand } from '#app/gallery/brands/brand-summary.ts'
import { BrandStatusChip } from '#app/gallery/brands/components/brand-status-chip.tsx'
import { BrandAvatar } from '#app/gallery/brands/components/brand-avatar.tsx'
import { MergePlan } from '#app/gallery/brands/components/merge-plan.tsx'
import { countMerge, mergeBrands } from '#app/gallery/brands/merge.server.ts'
import { mergeQuery, NAME_MAX } from '#app/gallery/brands/schema.ts'
import { redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { readQuery } from '#app/platform/http/read-query.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepPage } from '#app/platform/http/with-fallback.ts'
import { failedResult } from '#app/platform/lib/form-result.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { SearchForm } from '#app/platform/ui/search-form.tsx'
import type { Route } from './+types/merge-brand.ts'

const words = adminCopy.merge

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const actor = await requireEditor(context, request)
  const { q, into } = readQuery(mergeQuery, url)
  const from = await getBrandForAdmin(actor, params.id)
  if (!from) return data({ from: null }, { status: 404 })
  const other = into && into !== from.id ? await getBrandForAdmin(actor, into) : null
  const [candidates, counts] = await Promise.all([
    other ? [] : findMergeCandidates(actor, { from: from.id, typed: q }),
    other && countMerge(actor, { from: from.id, into: other.id }),
  ])
  return { from: chosen(from), other: other && chosen(other), q, candidates, counts }
}

type Brand = NonNullable<Awaited<ReturnType<typeof getBrandForAdmin>>>

function chosen(brand: Brand) {
  const { id, status, emails } = brand
  return { ...presentBrand(brand), id, status, emails }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.from ? words.title(loaderData.from.name) : words.gone })

export const action = formAction(
  { who: requireEditor, failed: words.failed, page: href('/admin/brands') },
  async ({ actor, form }, { params: { id } }: Route.ActionArgs) => {
    const into = formText(form, 'into')
    const [from, other] = await Promise.all([getBrandForAdmin(actor, id), getBrandForAdmin(actor, into)])
    const merged = await mergeBrands({ actor, from: id, into })
    if (!merged.ok || !from || !other) return failedResult(words.gone)
    return redirectWithUndo(href('/admin/brands/:id', { id: into }), {
      title: words.merged(from.name, other.name),
      changeId: merged.changeId,
    })
  },
)

export const clientAction = keepPage(words.failed)

export default function MergeBrand({ loaderData }: Route.ComponentProps) {
  const isMerging = useNavigation().formMethod === 'POST'
  if (!loaderData.from) {
    const { gone, back } = adminCopy.brand
    return (
      <MissingPage title={gone} text={adminCopy.brand.goneText} to={href('/admin/brands')} label={back} />
    )
  }
  const { from, other, q, candidates, counts } = loaderData
  const page = href('/admin/brands/:id', { id: from.id })
  return (
    <div className="wrap pb-20">
      <div className="max-w-[820px]">
        <BackLink to={page}>{from.name}</BackLink>
        <h1 className="mt-4 type-page text-balance">{words.title(from.name)}</h1>
        <p className="mt-3 max-w-[620px] type-body text-ink-soft">{words.intro(from.name)}</p>
        {other && counts ? (
          <>
            <MergePlan from={from} into={other} counts={counts} />
            <Form method="post" className="mt-8 flex flex-wrap gap-3">
              <input type="hidden" name="into" value={other.id} />
              <Button type="submit" variant="primary" aria-disabled={isMerging || undefined}>
                {isMerging ? words.merging : words.confirm(from.name, other.name)}
              </Button>
              <ButtonLink to="?" variant="quiet">
                {words.other}
              </ButtonLink>
            </Form>
          </>
        ) : (
          <section className="mt-9 border-t border-line pt-6">
            <h2 className="type-name">{words.into}</h2>
            <SearchForm
              query={q}
              label={words.into}
              placeholder={words.placeholder}
              submit={words.find}
              maxLength={NAME_MAX}
              className="mt-4"
            />
            {q && candidates.length === 0 && <p className="mt-6 type-body text-ink-soft">{words.none}</p>}
            <ul className="mt-5">
              {candidates.map((brand) => (
                <li
                  key={brand.id}
                  className="group relative flex items-center gap-3 border-b border-line px-2 py-3 hover:bg-surface"
                >
                  <BrandAvatar brand={brand} size={36} />
                  <span className="min-w-0 flex-1">
                    <Link
                      to={`?into=${brand.id}`}
                      className="block truncate font-medium underline-offset-3 after:absolute after:inset-0 group-hover:underline"
                    >
                      {brand.name}
                    </Link>
                    <span className="block truncate type-small text-ink-soft">
                      /{brand.slug} · {adminCopy.emails(brand.emails)}
                    </span>
                  </span>
                  <BrandStatusChip status={brand.status} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
