import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { BrandAvatar } from '#app/features/brands/components/brand-avatar.tsx'
import { CategoryChip } from '#app/features/categories/components/category-chip.tsx'
import {
  categoryPath,
  emailTypePath,
  categoryPagePath,
} from '#app/features/categories/components/category-path.ts'
import { Chip } from '#app/ui/chip.tsx'
import { cn } from '#app/ui/cn.ts'
import { copy } from '#app/features/gallery/copy.ts'
import { emailCopy } from './copy.ts'
import type { EmailPage } from './email-page.ts'
import {
  clippingDetail,
  darkModeDetail,
  daysBefore,
  type Detail,
  formatNumber,
  imagesDetail,
  preheaderDetail,
  sizeDetail,
  textLength,
} from './inbox-limits.ts'
import { longDate } from './long-date.ts'
import { ColorStrip } from './color-strip.tsx'
import { CopyLinkButton } from './copy-link-button.tsx'
import { InboxRow } from './inbox-row.tsx'

/** Who sent it, what it says, how it lands: everything about an email but its picture. */
export function EmailDetails({ email, save }: { email: EmailPage; save?: ReactNode }) {
  return (
    <div className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
      <div>
        <BrandLine email={email} />
        <h1
          lang={email.language}
          className="mt-5 mb-3.5 type-subject text-balance break-words max-sm:text-[1.875rem]"
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
        <div className="mt-[22px] flex gap-2 print:hidden">
          {save && <div className="min-w-0 flex-1">{save}</div>}
          <CopyLinkButton className={cn('h-11', !save && 'flex-1')} />
        </div>
        <div className="mt-[30px]">
          <h2 className="mb-2 type-small text-ink-soft">{emailCopy.howItLands}</h2>
          <InboxRow email={email} />
        </div>
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
          to={href('/brand/:brandSlug', { brandSlug: brand.slug })}
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

/** On phones three facts stand alone until the others are asked for; a checkbox does it, with or without scripts. */
function DetailList({ email }: { email: EmailPage }) {
  return (
    <div className="group/facts mt-[22px] sm:max-lg:mt-0">
      <dl className="text-[0.8125rem]/5">
        {email.sentAt && <DetailRow name={emailCopy.sent}>{longDate(new Date(email.sentAt))}</DetailRow>}
        {email.occasion && (
          <DetailRow name={emailCopy.occasion}>
            <Link
              to={categoryPath(email.occasion)}
              className="text-accent underline decoration-accent/35 underline-offset-3 hover:decoration-accent"
            >
              {email.occasion.name}
            </Link>
            {email.occasion.daysBefore !== null && <Note>{daysBefore(email.occasion.daysBefore)}</Note>}
          </DetailRow>
        )}
        <DetailRow name={emailCopy.sender} extra>
          {email.sender}
        </DetailRow>
        <DetailRow name={emailCopy.subject} extra>
          {textLength(email.subject)}
        </DetailRow>
        <DetailRow name={emailCopy.preheader} extra>
          <DetailText {...preheaderDetail(email.preheader)} />
        </DetailRow>
        <DetailRow name={emailCopy.size} extra>
          <DetailText {...sizeDetail(email.preview, email.htmlBytes)} />
        </DetailRow>
        <DetailRow name={emailCopy.gmail} extra>
          <DetailText {...clippingDetail(email.htmlBytes)} />
        </DetailRow>
        <DetailRow name={emailCopy.images} extra>
          <DetailText {...imagesDetail(email.images)} />
        </DetailRow>
        <DetailRow name={emailCopy.links} extra>
          {formatNumber(email.links)}
        </DetailRow>
        <DetailRow name={emailCopy.dark} extra>
          <DetailText {...darkModeDetail(email.darkStyles)} />
        </DetailRow>
        {email.fonts.length > 0 && (
          <DetailRow name={emailCopy.typeSetIn} extra>
            {email.fonts.join(', ')}
          </DetailRow>
        )}
        {email.colors.length > 0 && (
          <DetailRow name={emailCopy.colors}>
            <ColorStrip colors={email.colors} />
          </DetailRow>
        )}
      </dl>
      <label className="mt-3.5 inline-block cursor-pointer type-ui text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:hidden">
        <input type="checkbox" className="sr-only outline-none" />
        {emailCopy.allFacts}
      </label>
    </div>
  )
}

function DetailRow({ name, extra, children }: { name: string; extra?: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        'grid grid-cols-[96px_minmax(0,1fr)] border-t border-line py-2.5',
        extra && 'max-sm:group-not-has-checked/facts:hidden',
      )}
    >
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

function DetailText({ value, note }: Detail) {
  return (
    <>
      {value}
      {note && <Note>{note}</Note>}
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft"> · {children}</span>
}
