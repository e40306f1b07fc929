/** Tables without any sign of data, and without a role. */
import type { EmailElement } from '#app/inspection/checks/email-source.ts'

export function plainTables(elements: EmailElement[]): EmailElement[] {
  const ofData = new Set<EmailElement | null>()
  for (const element of elements) {
    if (/^(?:th|caption)$/.test(element.tag)) ofData.add(closestTable(element))
  }
  return elements.filter(
    (element) =>
      element.tag === 'table' &&
      !ofData.has(element) &&
      !element.attributes.get('summary') &&
      !element.attributes.get('role') &&
      element.attributes.get('aria-hidden') !== 'true',
  )
}

export function closestTable({ parent }: EmailElement): EmailElement | null {
  let element = parent
  while (element && element.tag !== 'table') element = element.parent
  return element
}
