import { X } from 'lucide-react'
import { href, Link, useFetcher } from 'react-router'
import { brandPath } from '#app/gallery/brands/components/brand-path.ts'
import { BrandAvatar } from '#app/gallery/brands/components/brand-avatar.tsx'
import { toast } from '#app/platform/ui/toast.tsx'
import { useActionEffect } from '#app/platform/ui/use-action-effect.ts'
import { copy } from '../copy.ts'
import { followCopy } from '../follow-copy.ts'
import type { FollowedBrand } from '../following.server.ts'
import type { FollowResponse } from './follow-button.tsx'

export function FollowedBrands({ brands }: { brands: FollowedBrand[] }) {
  return (
    <ul aria-label={copy.followed.brands} className="flex flex-wrap gap-2 pb-10 max-sm:pb-7">
      {brands.map((brand) => (
        <Brand key={brand.id} brand={brand} />
      ))}
    </ul>
  )
}

function Brand({ brand }: { brand: FollowedBrand }) {
  const fetcher = useFetcher<FollowResponse>()

  // Afterwards the page is opened again: its list is another one.
  useActionEffect(fetcher.state === 'idle' ? fetcher.data : undefined, (answer) => {
    if (!answer.ok) toast({ title: followCopy.failed, kind: 'destructive' })
  })

  return (
    <li className="flex max-w-full min-w-0 items-center rounded-control bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
      <Link
        to={brandPath(brand.slug)}
        className="flex h-10 min-w-0 items-center gap-2.5 pl-2 type-ui underline-offset-3 hover:underline pointer-coarse:h-11"
      >
        <BrandAvatar brand={brand} size={24} />
        <span className="truncate">{brand.name}</span>
      </Link>
      <fetcher.Form method="post" action={href('/follow/:brandId', { brandId: brand.id })}>
        <input type="hidden" name="from" value="following" />
        <input type="hidden" name="brand" value={brand.slug} />
        <button
          type="submit"
          name="intent"
          value="unfollow"
          aria-label={copy.followed.unfollowOf(brand.name)}
          className="grid size-10 place-items-center rounded-control text-ink-faint hover:text-ink pointer-coarse:size-11"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </fetcher.Form>
    </li>
  )
}
