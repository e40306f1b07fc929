import { href } from 'react-router'
import { BrandAvatar } from '#app/features/brands/components/brand-avatar.tsx'
import { categoryPath } from '#app/features/categories/components/category-path.ts'
import { cn } from '#app/ui/cn.ts'
import type { EmailCard } from './card.ts'
import { copy } from '#app/features/gallery/copy.ts'

type CardLabelProps = {
  email: EmailCard
  /** The address of the email. */
  to: string
  showBrand?: boolean
  showCategory?: boolean
  labelSample?: boolean
}

/**
 * The label below a card: the subject, the sender, the type and the date sent. Inside a grid its height is always
 * `card-labels`, whatever the text.
 */
export function CardLabel({
  email,
  to,
  showBrand = true,
  showCategory = true,
  labelSample = true,
}: CardLabelProps) {
  const type = showCategory ? email.type : null
  const { brand } = email
  return (
    <div className="h-(--label) min-w-0 pt-2.5">
      <Subject email={email} to={to} />
      {showBrand && (
        <div className="flex items-center gap-2">
          <span className="max-sm:hidden">
            <BrandAvatar brand={brand} size={20} />
          </span>
          <a
            href={href('/brand/:brandSlug', { brandSlug: brand.slug })}
            className="truncate text-[0.8125rem]/6 text-ink-soft underline-offset-3 hover:underline"
          >
            {brand.name}
          </a>
          <FreshnessBadge email={email} />
        </div>
      )}
      <div className="flex h-6 items-center type-small text-ink-faint max-sm:text-[0.75rem]">
        <span className="flex min-w-0 items-center gap-[5px] *:not-first:before:mr-[5px] *:not-first:before:content-['·']">
          {type && <TypeLink type={type} />}
          {email.sent && (
            <time dateTime={email.sent.iso} className="shrink-0">
              {email.sent.day}
            </time>
          )}
          {labelSample && email.sample && <ShortSample />}
        </span>
        {!showBrand && <FreshnessBadge email={email} />}
      </div>
    </div>
  )
}

/**
 * Two lines of it, leading where the picture leads. The picture's link already carries the subject as its name, so
 * this one is for pointers only.
 */
function Subject({ email, to }: Pick<CardLabelProps, 'email' | 'to'>) {
  return (
    <a
      href={to}
      data-email-slug={email.slug}
      tabIndex={-1}
      aria-hidden="true"
      className="mb-0.5 line-clamp-2 text-[0.875rem]/5 font-medium underline-offset-3 wrap-anywhere hover:underline max-sm:text-[0.8125rem]/5 group-has-[.is-saved]/card:mr-6 pointer-coarse:mr-7"
    >
      {email.subject}
    </a>
  )
}

function TypeLink({ type, className }: { type: NonNullable<EmailCard['type']>; className?: string }) {
  return (
    <a
      href={categoryPath(type)}
      className={cn('truncate leading-6 underline-offset-3 hover:underline', className)}
    >
      {type.name}
    </a>
  )
}

function ShortSample() {
  return (
    <span className="shrink-0">
      <span aria-hidden="true">{copy.sampleShort}</span>
      <span className="sr-only">{copy.sample}</span>
    </span>
  )
}

function FreshnessBadge({ email, className }: { email: EmailCard; className?: string }) {
  if (!email.isNew && !email.isUpdated) return null
  return (
    <span
      className={cn(
        'ml-auto flex shrink-0 items-center gap-[5px] type-micro font-medium',
        email.isNew ? 'text-stamp' : 'text-ink-soft',
        className,
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {email.isNew ? copy.isNew : copy.isUpdated}
    </span>
  )
}
