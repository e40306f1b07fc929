/** Shows everywhere: one finding for each feature that a main family of clients lacks. */
import type { EmailSource } from '#app/inspection/checks/email-source.ts'
import { type Issue, issue, type Place, shortened } from '#app/inspection/checks/issue.ts'
import { type CssUse, featuresOfSheet, featuresOfStyle } from './css-features.ts'
import { featuresOfElement } from './html-features.ts'
import { SUPPORT } from './support-prefix.ts'
import { supportSeverity } from './support-severity.ts'

export type Use = { places: Place[]; conditional: boolean; hiddenFromOutlook: boolean }

export function readSupport(source: EmailSource): Issue[] {
  return [...featuresUsed(source)].flatMap(([slug, use]) => {
    const severity = supportSeverity(slug, use)
    const found = severity && issue(`${SUPPORT}${slug}`, severity, use.places)
    return found ? [found] : []
  })
}

/** Every feature with its places. It is conditional, or hidden from Outlook, if that is so in all of them. */
export function featuresUsed({ elements }: EmailSource): Map<string, Use> {
  const used = new Map<string, Use>()
  const read = new Map<string, CssUse[]>()

  function note(slug: string, place: Place, conditional: boolean, hiddenFromOutlook: boolean): void {
    const use = used.get(slug) ?? { places: [], conditional: true, hiddenFromOutlook: true }
    use.places.push(place)
    use.conditional &&= conditional
    use.hiddenFromOutlook &&= hiddenFromOutlook
    used.set(slug, use)
  }

  for (const element of elements) {
    const { place, hiddenFromOutlook, tag, attributes, text } = element
    for (const slug of featuresOfElement(element)) note(slug, place ?? {}, false, hiddenFromOutlook)
    const style = attributes.get('style')
    if (style) {
      const uses = read.get(style) ?? featuresOfStyle(style)
      read.set(style, uses)
      for (const [slug, find] of new Map(uses.map((use) => [use.slug, use.find])))
        note(slug, { ...place, find }, false, hiddenFromOutlook)
    }
    if (tag !== 'style') continue
    for (const { slug, find, conditional } of featuresOfSheet(text)) {
      note(slug, { ...place, find, code: shortened(find) }, conditional, hiddenFromOutlook)
    }
  }
  return used
}
