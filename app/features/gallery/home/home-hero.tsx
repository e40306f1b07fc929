import { Link } from 'react-router'
import { site } from '#app/site-config.ts'
import { Button } from '#app/ui/button.tsx'
import type { CountedClaims } from './claims.server.ts'
import { homeCopy } from './copy.ts'

type HomeHeroProps = {
  signedIn: boolean
  /** Null when the configured claims apply. */
  counted: CountedClaims | null
}

/** The hero of the home page; signed-out visitors get a link to sign up. */
export function HomeHero({ signedIn, counted }: HomeHeroProps) {
  return (
    <section className="pt-16.5 max-sm:pt-10">
      <div className="wrap grid items-end gap-x-(--gutter) gap-y-5 lg:grid-cols-[minmax(0,1fr)_225.5px]">
        {/* Between phone and desktop the headline shrinks so that it always breaks after 'great'. */}
        <h1 className="-ml-1 type-hero text-balance sm:text-[min(5.75rem,calc((100vw-48px)/9.3))] lg:text-[min(5.75rem,calc((100vw-298px)/9.3))] max-sm:-ml-0.5">
          {homeCopy.headline}
        </h1>
        <div className="sm:max-lg:flex sm:max-lg:items-center sm:max-lg:justify-between sm:max-lg:gap-8">
          <p className="text-[1.0625rem]/[1.5625rem] text-ink-soft max-lg:max-w-[420px] max-sm:text-[1rem]">
            {site.description}
          </p>
          {!signedIn && (
            <Button
              asChild
              variant="primary"
              size="l"
              className="mt-5 w-full max-sm:mt-4.5 sm:max-lg:mt-0 sm:max-lg:w-auto"
            >
              <Link to="/signup">{homeCopy.createCollection}</Link>
            </Button>
          )}
        </div>
      </div>
      <ul className="wrap mt-7.5 flex type-small text-ink-soft max-sm:mt-5.5 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-7 max-sm:gap-y-1">
        {counted ? <Counted claims={counted} /> : <Configured />}
      </ul>
    </section>
  )
}

function Configured() {
  const { marketers, emails, brands, industries } = site.claims
  return (
    <>
      <Claim value={marketers} unit="marketers" />
      <Claim value={emails} unit="emails" />
      <Claim value={brands} unit="brands" />
      <Claim value={industries} unit="industries" />
    </>
  )
}

function Counted({ claims: { marketers, emails, brands, industries } }: { claims: CountedClaims }) {
  return (
    <>
      {marketers && <Claim value={marketers} unit="marketers" />}
      <Claim value={emails.toLocaleString('en')} unit={emails === 1 ? 'email' : 'emails'} />
      <Claim value={brands.toLocaleString('en')} unit={brands === 1 ? 'brand' : 'brands'} />
      <Claim value={industries.toLocaleString('en')} unit={industries === 1 ? 'industry' : 'industries'} />
    </>
  )
}

function Claim({ value, unit }: { value: string; unit: string }) {
  return (
    <li className="sm:not-first:border-l sm:not-first:border-line sm:not-first:pl-[18px] sm:not-last:pr-[18px]">
      <span className="font-medium text-ink">{value}</span> {unit}
    </li>
  )
}
