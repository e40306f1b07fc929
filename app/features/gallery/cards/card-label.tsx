import { href } from 'react-router'
import { BrandAvatar } from '#app/features/brands/components/brand-avatar.tsx'
import { categoryPath } from '#app/features/categories/components/category-path.ts'
import { cn } from '#app/ui/cn.ts'
import type { EmailCard } from './card.ts'
import { copy } from '#app/features/gallery/copy.ts'

type CardLabelProps = {
  email: EmailCard
  showBrand?: boolean
  showCategory?: boolean
  labelSample?: boolean
}

/** The label below a card. Inside a grid its height is always `card-labels`, whatever the text. */
export function CardLabel({
  email,
  showBrand = true,
  showCategory = true,
  labelSample = true,
}: CardLabelProps) {
  const type = showCategory ? email.type : null
  if (showBrand) return <BrandLabel email={email} type={type} labelSample={labelSample} />
  return (
    <div className="flex h-(--label) items-center gap-2 pt-[7px] pointer-coarse:pr-8 type-micro text-ink-faint">
      {type && <TypeLink type={type} className="font-medium text-ink" />}
      {type && labelSample && email.sample && <span aria-hidden="true">·</span>}
      {labelSample && email.sample && (type ? <ShortSample /> : <span>{copy.sample}</span>)}
      <FreshnessBadge email={email} className={type ? undefined : 'max-sm:order-first max-sm:ml-0'} />
    </div>
  )
}

function BrandLabel({
  email,
  type,
  labelSample,
}: {
  email: EmailCard
  type: EmailCard['type']
  labelSample: boolean
}) {
  const sampled = labelSample && email.sample
  return (
    <div className="flex h-(--label) min-w-0 items-start gap-2.5 pt-[5px] max-lg:pt-2.5 pointer-coarse:pr-8">
      <span className="mt-[7px] max-lg:mt-2 max-sm:hidden">
        <BrandAvatar brand={email.brand} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <a
            href={href('/brand/:brandSlug', { brandSlug: email.brand.slug })}
            className="truncate text-[0.875rem]/6 font-medium underline-offset-3 hover:underline max-sm:text-[0.8125rem]/6"
          >
            {email.brand.name}
          </a>
          <FreshnessBadge email={email} />
        </div>
        <div className="flex h-6 items-center gap-[5px] type-small text-ink-soft max-sm:text-[0.75rem]">
          {type && <TypeLink type={type} />}
          {type && sampled && <span aria-hidden="true">·</span>}
          {sampled && <ShortSample />}
        </div>
        {email.brand.description && (
          <p className="truncate text-[0.75rem]/[1.125rem] text-ink-faint max-sm:hidden">
            {email.brand.description}
          </p>
        )}
      </div>
    </div>
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
