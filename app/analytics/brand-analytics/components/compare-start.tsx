import { BrandAvatar } from '#app/gallery/brands/components/brand-avatar.tsx'
import type { BrandCard } from '#app/gallery/brands/queries.server.ts'
import { analyticsCopy, emailCount } from '../copy.ts'
import { readyPairs } from '../ready-pairs.ts'
import { comparePath } from './metric-links.ts'

const words = analyticsCopy.compared

type CompareStartProps = {
  /** The slug of the one brand that is chosen, if any. */
  chosen: string | undefined
  /** The largest brands. */
  brands: BrandCard[]
}

/** What to compare: three pairs, and the largest brands. */
export function CompareStart({ chosen, brands }: CompareStartProps) {
  const pairs = chosen ? [] : readyPairs(brands)
  const others = brands.filter(({ slug }) => slug !== chosen)
  if (others.length === 0) return null
  return (
    <>
      {pairs.length > 0 && (
        <section className="mt-12">
          <h2 className="type-head">{words.pairs}</h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-3">
            {pairs.map(([one, other]) => (
              <li key={one.slug}>
                <a href={comparePath([one.slug, other.slug])} rel="nofollow" className={`h-full ${tile}`}>
                  <span className="flex shrink-0 -space-x-2">
                    <BrandAvatar brand={one} />
                    <BrandAvatar brand={other} />
                  </span>
                  <Label
                    name={words.pair(one.name, other.name)}
                    detail={one.category === other.category ? one.category : null}
                  />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-12">
        <h2 className="type-head">{chosen ? words.next : words.start}</h2>
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-3">
          {others.map((brand) => (
            <li key={brand.slug}>
              <a
                href={comparePath(chosen ? [chosen, brand.slug] : [brand.slug])}
                rel="nofollow"
                className={tile}
              >
                <BrandAvatar brand={brand} />
                <Label name={brand.name} detail={emailCount(brand.count)} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const tile =
  'flex items-center gap-3 rounded-card bg-surface p-4 shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]'

function Label({ name, detail }: { name: string; detail: string | null }) {
  return (
    <span className="min-w-0">
      <span className="block type-ui break-words">{name}</span>
      {detail && <span className="block truncate type-small text-ink-soft">{detail}</span>}
    </span>
  )
}
