import { site } from '#app/platform/lib/site-config.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { formatNumber } from '#app/platform/lib/format.ts'
import type { CountedClaims } from './claims.server.ts'
import { homeCopy } from './copy.ts'

const { units } = homeCopy

type HomeHeroProps = {
  signedIn: boolean
  /** Null when the configured claims apply. */
  counted: CountedClaims | null
}

/** The headline, what the gallery is, and its claims; signed-out visitors get a link to sign up, if they can. */
export function HomeHero({ signedIn, counted }: HomeHeroProps) {
  return (
    <>
      {/* Between phone and desktop the headline shrinks so that it always breaks after 'great'. */}
      <h1 className="-ml-1 type-hero text-balance sm:text-[min(5.75rem,calc((100vw-48px)/9.3))] lg:text-[min(5.75rem,calc((100vw-298px)/9.3))] max-sm:-ml-0.5">
        {site.headline}
      </h1>
      <div className="home-intro">
        <div className="flex items-center gap-x-8 gap-y-4 max-lg:flex-col max-lg:items-start max-sm:items-stretch">
          <p className="max-w-[420px] text-[1.0625rem]/[1.5625rem] text-ink-soft max-sm:text-[1rem]">
            {site.description}
          </p>
          {!signedIn && site.isSignUpOpen && (
            <ButtonLink to="/signup" variant="primary" size="l">
              {homeCopy.createCollection}
            </ButtonLink>
          )}
        </div>
        <ul className="mt-5 flex type-small text-ink-soft max-lg:grid max-lg:grid-cols-[auto_1fr] max-lg:gap-x-7 max-lg:gap-y-1 max-sm:mt-4">
          <Claims claims={counted ?? site.claims} />
        </ul>
      </div>
    </>
  )
}

function Claims({ claims }: { claims: CountedClaims | typeof site.claims }) {
  return (
    <>
      {claims.marketers && <Claim value={claims.marketers} unit={units.marketers} />}
      {(['emails', 'brands', 'industries'] as const).map((unit) => {
        const value = claims[unit]
        const shown = typeof value === 'number' ? formatNumber(value) : value
        return <Claim key={unit} value={shown} unit={units[unit](Number(value))} />
      })}
    </>
  )
}

function Claim({ value, unit }: { value: string; unit: string }) {
  return (
    <li className="lg:not-first:border-l lg:not-first:border-line lg:not-first:pl-[18px] lg:not-last:pr-[18px]">
      <span className="font-medium text-ink">{value}</span> {unit}
    </li>
  )
}
