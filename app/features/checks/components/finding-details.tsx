import type { ReactNode } from 'react'
import type { Finding, Place, Weight } from '#app/features/checks/finding.ts'
import { checksCopy as words } from '#app/features/checks/copy.ts'
import { curedPlaces } from '#app/features/checks/cures.ts'
import { mendSearch } from '#app/features/checks/mend.ts'
import { editorSearch } from '#app/features/checks/place-in-source.ts'
import { regionSearch } from '#app/features/checks/region.ts'
import { RULES } from '#app/features/checks/rules.ts'
import { rulePath } from './rule-path.ts'
import { Button } from '#app/ui/button.tsx'

const MARKS: Record<Weight, string> = {
  serious: 'bg-stamp',
  notable: 'bg-[light-dark(#d99a1f,#e8b44a)]',
  minor: 'shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
}

/** Decoration: the weight stands beside it in words. */
export function WeightMark({ weight }: { weight: Weight }) {
  return <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${MARKS[weight]}`} />
}

/** One finding: its rule in a line, and all about it when it is opened. */
export function FindingDetails({ finding, path }: { finding: Finding; path: string | null }) {
  const rule = RULES.find(({ id }) => id === finding.rule)
  if (!rule) return null
  const { weight, count, places, detail } = finding
  const known = places.filter(({ at, box }) => at || box)
  return (
    <details open={weight === 'serious'} className="group">
      <summary className="-mx-2 flex cursor-pointer items-center gap-3 rounded-control px-2 py-2.5 hover:bg-sunk pointer-coarse:py-3">
        <WeightMark weight={weight} />
        <span className="sr-only">{words.weights[weight]}: </span>
        <span className="min-w-0 flex-1 type-ui font-medium text-pretty">{rule.title}</span>
        <span className="shrink-0 type-small text-ink-soft tabular-nums">
          {detail && known.length === 0 ? detail : known.length > 0 ? words.places(count) : null}
        </span>
        <span aria-hidden="true" className="text-ink-faint transition-transform group-open:rotate-90">
          ›
        </span>
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-5 pl-5 max-sm:pl-0">
        <p className="max-w-[62ch] type-body text-pretty text-ink-soft">{rule.why}</p>
        <Point name={words.mend}>
          {rule.mend}
          {rule.example && <Code>{rule.example}</Code>}
          {finding.cure && path !== null && <MendLink finding={finding} title={rule.title} path={path} />}
        </Point>
        {known.length > 0 && (
          <Point name={words.where}>
            {detail && <span className="block text-ink-soft">{detail}</span>}
            <ul className="mt-1 flex flex-col gap-1">
              {known.map((place, index) => (
                <PlaceRow key={index} place={place} path={path} />
              ))}
              {count > known.length && (
                <li className="type-small text-ink-soft">{words.more(count - known.length)}</li>
              )}
            </ul>
          </Point>
        )}
        <Point name={words.limits}>
          <span className="text-ink-soft">{rule.limits}</span>
        </Point>
        <a
          href={rulePath(rule.id)}
          className="w-fit type-small text-accent underline-offset-3 hover:underline pointer-coarse:py-2"
        >
          {words.examples}
        </a>
      </div>
    </details>
  )
}

/** Leads to the change in the HTML Editor. */
function MendLink({ finding, title, path }: { finding: Finding; title: string; path: string }) {
  const cured = curedPlaces(finding)
  return (
    <div className="mt-3 flex items-center gap-3">
      <Button asChild size="s">
        <a href={`${path}${mendSearch(finding.rule)}#mend`} aria-label={`${words.mendIt}: ${title}`}>
          {words.mendIt}
        </a>
      </Button>
      {cured < finding.count && (
        <span className="type-small text-ink-soft">{words.mendsSome(cured, finding.count)}</span>
      )}
    </div>
  )
}

function Point({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="max-w-[62ch]">
      <h3 className="type-small text-ink-soft">{name}</h3>
      <div className="mt-0.5 type-body text-pretty">{children}</div>
    </div>
  )
}

function Code({ children }: { children: string }) {
  return (
    <code className="mt-2 block rounded-control bg-sunk px-3 py-2 type-code break-words whitespace-pre-wrap">
      {children}
    </code>
  )
}

function PlaceRow({ place, path }: { place: Place; path: string | null }) {
  const link = 'type-small text-accent underline-offset-3 hover:underline pointer-coarse:py-2'
  return (
    <li className="flex items-baseline gap-3 max-sm:flex-col max-sm:items-stretch max-sm:gap-0.5">
      {place.at && path === null && (
        <span className="min-w-0 flex-1 truncate type-code text-ink-soft">{place.code || place.at}</span>
      )}
      {place.at && path !== null && (
        <a
          href={`${path}${editorSearch(place)}#place`}
          title={words.inSource}
          className="min-w-0 flex-1 truncate type-code text-ink-soft underline-offset-3 hover:text-ink hover:underline max-sm:w-full max-sm:flex-none pointer-coarse:py-2"
        >
          {place.code || place.at}
        </a>
      )}
      {place.box && path !== null && (
        <a href={`${path}${regionSearch(place.box)}#region`} className={`shrink-0 ${link}`}>
          {words.onPicture}
        </a>
      )}
    </li>
  )
}
