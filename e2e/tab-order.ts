/** Moves through a page with Tab alone. */
import type { Page } from '@playwright/test'

/** Presses Tab, or Shift+Tab, through the whole page once, whose scripts run, and marks what had focus. */
export async function walkByTab(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{ reached: number; unseen: string[]; covered: string[] }> {
  const unseen: string[] = []
  const covered: string[] = []
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-reached]'))
      delete element.dataset['reached']
  })
  for (let reached = 0; reached < 400; reached++) {
    await page.keyboard.press(key)
    const found = await page.evaluate(async () => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement) || element === document.body) return null
      // The links of an email in its frame have the focus one after the other.
      if (element instanceof HTMLIFrameElement) return { shows: true, bare: true, name: element.title }
      if ('reached' in element.dataset) return null
      element.dataset['reached'] = ''
      const rings = [element, element.parentElement!, element.closest('.group\\/sheet') ?? element]
      const isRung = (style: CSSStyleDeclaration) =>
        style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
      // A label may lie over the whole row of its radio button.
      const own = [element, ...((element as HTMLInputElement).labels ?? [])]
      function look() {
        const shows =
          rings.some((ring) => isRung(getComputedStyle(ring))) ||
          isRung(getComputedStyle(element!, '::after'))
        const { left, top, width, height } = element!.getBoundingClientRect()
        const bare = points.some(([x, y]) => {
          const there = document.elementFromPoint(left + width * x, top + height * y)
          return own.some((part) => part.contains(there))
        })
        return { shows, bare }
      }
      let seen = look()
      // The link to skip the header moves in and out, and what has just got the focus is scrolled into view.
      for (let frame = 0; !(seen.shows && seen.bare) && frame < 60; frame++) {
        await new Promise(requestAnimationFrame)
        seen = look()
      }
      return { ...seen, name: element.outerHTML.slice(0, 160) }
    })
    if (!found) return { reached, unseen, covered }
    if (!found.shows) unseen.push(found.name)
    if (!found.bare) covered.push(found.name)
  }
  throw new Error('The walk came to no end')
}

/** Everything clickable or editable that was not marked. */
export function notReached(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => {
        const isThere = element.checkVisibility({ visibilityProperty: true })
        // Of radio buttons Tab reaches one, and arrow keys the others.
        return (
          isThere && !element.matches(':disabled, [type=hidden], [tabindex="-1"], [type=radio]:not(:checked)')
        )
      })
      .filter((element) => !('reached' in element.dataset))
      .map((element) => element.outerHTML.slice(0, 160)),
  )
}
