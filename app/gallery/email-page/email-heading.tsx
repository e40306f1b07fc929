import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { BrandAvatar } from '#app/gallery/brands/components/brand-avatar.tsx'
import { categoryPagePath, emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import type { EmailPage } from './email-page.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { subjectSize } from './subject-size.ts'

export function EmailHeading({ email, save }: { email: EmailPage; save?: ReactNode }) {
  const { brand } = email
  const filedUnder = [
    ...(brand.category ? [{ name: brand.category.name, to: categoryPagePath(brand.category.slug) }] : []),
    ...email.tags.map(({ name, slug }) => ({ name, to: emailTypePath(slug) })),
  ]
  return (
    <div className="flex items-center gap-4 pt-[18px] pb-5 max-sm:flex-wrap max-sm:gap-y-4">
      <BrandAvatar brand={brand} size={44} />
      <div className="min-w-0 flex-1">
        <p className="truncate type-small text-ink-soft">
          <Link to={brandPath(brand.slug)} className="underline-offset-3 hover:underline">
            {brand.name}
          </Link>
          {filedUnder.map(({ name, to }) => (
            <Fragment key={to}>
              {' · '}
              <Link to={to} className="underline-offset-3 hover:underline">
                {name}
              </Link>
            </Fragment>
          ))}
        </p>
        <h1
          lang={email.language}
          style={{ '--subject': subjectSize(email.subject) } as CSSProperties}
          className="type-subject text-balance break-words max-sm:text-[length:calc(var(--subject)*0.88)]"
        >
          {email.subject}
        </h1>
      </div>
      <div className="flex gap-2 max-sm:w-full [&>*]:max-sm:flex-1">
        <CopyLinkButton className="h-11" />
        {save}
      </div>
    </div>
  )
}
