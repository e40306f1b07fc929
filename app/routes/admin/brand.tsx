import { data, href } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { adminCopy } from '#app/gallery/brands/admin-copy.ts'
import { saveBrand } from '#app/gallery/brands/admin-commands.server.ts'
import { getBrandForAdmin } from '#app/gallery/brands/admin-queries.server.ts'
import { BrandForm } from '#app/gallery/brands/components/brand-form.tsx'
import { BrandStatusChip } from '#app/gallery/brands/components/brand-status-chip.tsx'
import { brandInput, LOGO_BYTES_MAX } from '#app/gallery/brands/schema.ts'
import { groupByHalf } from '#app/gallery/categories/menu-groups.ts'
import { listCategories } from '#app/gallery/categories/queries.server.ts'
import { storeLogo } from '#app/intake/ingest/assets/brand-logo.server.ts'
import { ownDomain } from '#app/intake/ingest/guess/sender-domain.ts'
import { redirectWithToast, redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireEditor } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import type { FieldErrors } from '#app/platform/lib/field-errors.ts'
import { MissingPage } from '#app/layout/missing-page.tsx'
import { BackLink } from '#app/platform/ui/back-link.tsx'
import { ButtonLink } from '#app/platform/ui/button.tsx'
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

/** Saves a brand. Its logo is stored only with a valid form; the file has to be chosen again otherwise. */
export const action = formAction(
  { who: requireEditor, failed: words.saveFailed, schema: brandInput, lists: ['category'] },
  async ({ actor, input, form }, { params: { id } }: Route.ActionArgs) => {
    const shared = input.domains.find((domain) => ownDomain(`sender@${domain}`) === '')
    if (shared) return { errors: { domains: words.domainShared(shared) } }
    const logo = await readLogo(form.get('logo'))
    if (logo.errors) return logo
    const saved = await saveBrand({ actor, id, input, logoUrl: logo.address })
    if (saved.ok) {
      const title = words.saved(input.name)
      return redirectWithUndo(href('/admin/brands/:id', { id }), { title, changeId: saved.changeId })
    }
    if (saved.reason === 'refused') return data({ errors: saved.errors }, { status: 409 })
    return redirectWithToast(href('/admin/brands'), { title: words.gone, kind: 'destructive' })
  },
)

async function readLogo(
  file: FormDataEntryValue | null,
): Promise<{ address?: string; errors?: FieldErrors }> {
  if (!(file instanceof File) || file.size === 0) return {}
  if (file.size > LOGO_BYTES_MAX) return { errors: { logo: words.logoTooBig } }
  const stored = await storeLogo(new Uint8Array(await file.arrayBuffer()))
  if (stored.ok) return { address: stored.address }
  return { errors: { logo: stored.reason === 'no-picture' ? words.logoFailed : words.logoNotStored } }
}

export const clientAction = keepForm(words.saveFailed)

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
        about={
          <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 type-small text-ink-soft">
            <BrandStatusChip status={status} />
            <span>{adminCopy.emails(emails)}</span>
            <span>{adminCopy.followers(followers)}</span>
          </p>
        }
        actions={
          <>
            {status === 'active' && <ButtonLink to={brandPath(slug)}>{words.view}</ButtonLink>}
            <ButtonLink to={href('/admin/brands/:id/merge', { id })}>{words.merge}</ButtonLink>
          </>
        }
      />
    </div>
  )
}
