import type { ReactNode } from 'react'
import type { Issue, Place, Severity } from '#app/inspection/checks/issue.ts'
import { checksCopy as words } from '#app/inspection/checks/copy.ts'
import { fixedPlaces } from '#app/inspection/checks/fixers.ts'
import { fixSearch } from '#app/inspection/checks/fix.ts'
import { editorSearch } from '#app/inspection/checks/source-location.ts'
import { regionSearch } from '#app/inspection/checks/region.ts'
import { CHECKS } from '#app/inspection/checks/all-checks.ts'
import { rulePath } from './check-path.ts'
import { Button } from '#app/platform/ui/button.tsx'

const MARKS: Record<Severity, string> = {
  serious: 'bg-stamp',
  moderate: 'bg-[light-dark(#d99a1f,#e8b44a)]',
  minor: 'shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
}

/** Decorative: the severity stands beside it as text. */
export function SeverityMark({ severity }: { severity: Severity }) {
  return <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${MARKS[severity]}`} />
}

export function IssueDetails({ issue, path }: { issue: Issue; path: string | null }) {
  const rule = CHECKS.find(({ id }) => id === issue.rule)
  if (!rule) return null
  const { severity, count, places, detail } = issue
  const known = places.filter(({ at, box }) => at || box)
  return (
    <details open={severity === 'serious'} className="group">
      <summary className="-mx-2 flex cursor-pointer items-center gap-3 rounded-control px-2 py-2.5 hover:bg-sunk pointer-coarse:py-3">
        <SeverityMark severity={severity} />
        <span className="sr-only">{words.severities[severity]}: </span>
        <span className="min-w-0 flex-1 type-ui font-medium text-pretty">
          {rule.title}{' '}
          <span className="font-normal text-ink-soft max-sm:block max-sm:type-small sm:ml-3">
            {words.groups[rule.group].title}
          </span>
        </span>
        <span className="shrink-0 type-small text-ink-soft tabular-nums">
          {detail && known.length === 0 ? detail : known.length > 0 ? words.places(count) : null}
        </span>
        <span aria-hidden="true" className="text-ink-faint transition-transform group-open:rotate-90">
          ›
        </span>
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-5 pl-5 max-sm:pl-0">
        <p className="max-w-[62ch] type-body text-pretty text-ink-soft">{rule.why}</p>
        <Point name={words.fix}>
          {rule.fix}
          {rule.example && <Code>{rule.example}</Code>}
          {issue.fix && path !== null && <FixLink issue={issue} title={rule.title} path={path} />}
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

function FixLink({ issue, title, path }: { issue: Issue; title: string; path: string }) {
  const fixed = fixedPlaces(issue)
  return (
    <div className="mt-3 flex items-center gap-3">
      <Button asChild size="s">
        <a href={`${path}${fixSearch(issue.rule)}#fix`} aria-label={`${words.fixIt}: ${title}`}>
          {words.fixIt}
        </a>
      </Button>
      {fixed < issue.count && (
        <span className="type-small text-ink-soft">{words.fixesSome(fixed, issue.count)}</span>
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
