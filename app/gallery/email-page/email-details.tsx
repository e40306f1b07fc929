import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { BrandAvatar } from '#app/gallery/brands/components/brand-avatar.tsx'
import { CategoryChip } from '#app/gallery/categories/components/category-chip.tsx'
import { categoryPagePath, emailTypePath } from '#app/gallery/categories/components/category-path.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import { cn } from '#app/platform/ui/cn.ts'
import { copy } from '#app/gallery/copy.ts'
import { emailCopy } from './copy.ts'
import type { EmailPage } from './email-page.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { DetailList } from './detail-list.tsx'
import { InboxRow } from './inbox-row.tsx'
import { subjectSize } from './subject-size.ts'

/** What stands above the image on a phone: brand, subject, tags, and saving. */
export function EmailIntro({ email, save }: { email: EmailPage; save?: ReactNode }) {
  return (
    <>
      <BrandLine email={email} />
      <h1
        lang={email.language}
        style={{ '--subject': subjectSize(email.subject) } as CSSProperties}
        className="type-subject mt-5 mb-3.5 text-balance break-words max-lg:mt-3.5 max-sm:text-[length:calc(var(--subject)*0.88)]"
      >
        {email.subject}
      </h1>
      {email.tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {email.tags.map((tag) => (
            <li key={tag.slug}>
              <CategoryChip to={emailTypePath(tag.slug)}>{tag.name}</CategoryChip>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-[22px] flex gap-2 max-lg:mt-3.5 sm:max-lg:max-w-[420px] print:hidden">
        {save && <div className="min-w-0 flex-1">{save}</div>}
        <CopyLinkButton className={cn('h-11', !save && 'flex-1')} />
      </div>
    </>
  )
}

export function EmailDetails({ email }: { email: EmailPage }) {
  return (
    <div className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
      <div>
        <h2 className="mb-2 type-small text-ink-soft">{emailCopy.howItLands}</h2>
        <InboxRow email={email} />
      </div>
      <DetailList email={email} />
    </div>
  )
}

function BrandLine({ email: { brand, sample } }: { email: EmailPage }) {
  return (
    <div className="flex items-center gap-3">
      <BrandAvatar brand={brand} size={40} />
      <div className="min-w-0 flex-1">
        <Link
          to={brandPath(brand.slug)}
          className="block truncate text-[0.9375rem]/5 font-medium underline-offset-3 hover:underline pointer-coarse:leading-6"
        >
          {brand.name}
        </Link>
        {brand.category && (
          <Link
            to={categoryPagePath(brand.category.slug)}
            className="inline-block type-small text-ink-soft underline decoration-line underline-offset-3 transition-[color] hover:text-ink pointer-coarse:leading-6"
          >
            {brand.category.name}
          </Link>
        )}
      </div>
      {sample && <Chip className="bg-sunk shadow-none">{copy.sample}</Chip>}
    </div>
  )
}
