import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { BrandAvatar } from '#app/gallery/brands/components/brand-avatar.tsx'
import { categoryPath } from '#app/gallery/categories/components/category-path.ts'
import type { EmailCard } from './card.ts'
import { copy } from '#app/gallery/copy.ts'

type CardLabelProps = {
  email: EmailCard
  to: string
  showBrand?: boolean
  showCategory?: boolean
  labelSample?: boolean
}

/**
 * The shelf a card stands on and the label below it: the subject, the sender, the type and the date sent. Inside a grid
 * its height is always `card-labels`, whatever the text.
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
    <div className="card-label">
      {/* The picture's link already carries the subject as its name, so this one is for pointers only. */}
      <a href={to} tabIndex={-1} aria-hidden="true">
        {email.subject}
      </a>
      {showBrand && (
        <div className="card-brand">
          <span>
            <BrandAvatar brand={brand} size={20} />
          </span>
          <a href={brandPath(brand.slug)}>{brand.name}</a>
          <FreshnessBadge email={email} />
        </div>
      )}
      <div className="card-facts">
        <span>
          {type && <a href={categoryPath(type)}>{type.name}</a>}
          {email.reason && <span className="card-reason">{email.reason}</span>}
          {email.sent && <time dateTime={email.sent.iso}>{email.sent.day}</time>}
          {labelSample && email.sample && <ShortSample />}
        </span>
        {!showBrand && <FreshnessBadge email={email} />}
      </div>
    </div>
  )
}

function ShortSample() {
  return (
    <span>
      <span aria-hidden="true">{copy.sampleShort}</span>
      <span className="sr-only">{copy.sample}</span>
    </span>
  )
}

function FreshnessBadge({ email }: { email: EmailCard }) {
  if (!email.isNew && !email.isUpdated) return null
  return (
    <span className={email.isNew ? 'card-badge is-new' : 'card-badge'}>
      {email.isNew ? copy.isNew : copy.isUpdated}
    </span>
  )
}
