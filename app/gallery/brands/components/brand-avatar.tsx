import { Avatar } from '#app/platform/ui/avatar.tsx'
import { type BrandSummary, brandInitial } from '../brand-summary.ts'

/** A brand's round avatar: its logo, or its initial on its own color. */
export function BrandAvatar({ brand, size }: { brand: BrandSummary; size?: number }) {
  return (
    <Avatar
      letter={brandInitial(brand.name)}
      imageUrl={brand.logoUrl}
      color={brand.color}
      ink={brand.colorInk}
      size={size}
    />
  )
}
