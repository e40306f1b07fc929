import { type BrandSummary, brandInitial } from '#app/gallery/brands/brand-summary.ts'

export function BrandTile({ brand }: { brand: BrandSummary }) {
  return (
    <div
      aria-hidden="true"
      className="flex h-[164px] w-[132px] shrink-0 items-end rounded-t-card pb-2 pl-3.5 font-display text-[5.75rem]/none shadow-card select-none max-sm:h-[104px] max-sm:w-[84px] max-sm:pb-1 max-sm:pl-2.5 max-sm:text-[3.5rem]/none"
      style={{ background: brand.color, color: brand.colorInk }}
    >
      {brand.logoUrl ? (
        <img src={brand.logoUrl} alt="" width={72} height={72} className="mb-2 size-[55%] object-contain" />
      ) : (
        brandInitial(brand.name)
      )}
    </div>
  )
}
