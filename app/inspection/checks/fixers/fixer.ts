/** A change of the source that fixes an issue, and is right in every case it is offered. */
import type { EmailElement } from '#app/inspection/checks/email-source.ts'
import type { Change } from '#app/inspection/checks/issue.ts'
import type { CheckedEmail } from '#app/inspection/checks/check.ts'
import type { RenderedElement } from '#app/inspection/checks/rendered-page.ts'

export type Fixer = {
  does: string
  /** What is left alone, because the change might be wrong there. */
  spares?: string
  changes(email: CheckedEmail): Change[]
}

/** More places have to be fixed by hand: their diff could not be read anyway. */
const PLACES_MAX = 300

export function placesAt(elements: EmailElement[]): string[] {
  return elements.flatMap(({ place }) => place?.at ?? []).slice(0, PLACES_MAX)
}

export function changeAttribute(elements: EmailElement[], attribute: string, value: string): Change[] {
  const at = placesAt(elements)
  return at.length > 0 ? [{ at, attribute, value }] : []
}

/** The elements in which axe-core found one of these violations, in light mode. */
export function violating({ source, page }: CheckedEmail, ...axe: string[]): EmailElement[] {
  return seenBy({ page }, ...axe).flatMap(({ index }) => source.elements[index] ?? [])
}

export function seenBy({ page }: Pick<CheckedEmail, 'page'>, ...axe: string[]): RenderedElement[] {
  return (page?.light ?? [])
    .filter((violation) => axe.includes(violation.axe))
    .flatMap(({ elements }) => elements)
}
