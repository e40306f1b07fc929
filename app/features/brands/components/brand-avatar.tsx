import { Avatar } from '#app/ui/avatar.tsx'
import { type BrandFace, brandInitial } from '../brand-face.ts'

/** A brand's round avatar: its logo, or its initial on its own colour. */
export function BrandAvatar({ brand, size }: { brand: BrandFace; size?: number }) {
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
