/** Has axe-core audit an email in an isolated world of the page that takes its screenshot. Its own scripts stay off. */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { CDPSession } from 'playwright-core'
import { auditDarkMode } from './audit-dark-mode.ts'
import { AXE_CHECKS } from './definitions/accessibility-axe.ts'
import { ELEMENTS_SEEN_MAX, type RenderedPage, SMALL_TEXT, type Violation } from './rendered-page.ts'

type Audit = { violations: Violation[] } & Pick<
  RenderedPage,
  'pictureShare' | 'smallText' | 'invisibleText' | 'wrongDirection'
>

type AuditLimits = { hasDarkStyles: boolean; withinMs: number }

/** Timers never fire while scripts are off. axe-core defers with them, though it waits for nothing. */
const TIMERS = `
  globalThis.setTimeout = (run, _ms, ...values) => { Promise.resolve().then(() => run(...values)); return 0 }
  globalThis.clearTimeout = () => {}`

let axeSource: string | undefined

/** @throws when it takes too long. */
export async function auditPage(
  cdp: CDPSession,
  { hasDarkStyles, withinMs }: AuditLimits,
): Promise<RenderedPage> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const clock = setTimeout(() => {
    cdp.send('Runtime.terminateExecution').catch(() => {})
    reject(new Error(`The checks took longer than ${withinMs / 1000} seconds`))
  }, withinMs)
  try {
    const auditing = audit(cdp, hasDarkStyles)
    auditing.catch(() => {})
    return await Promise.race([auditing, tooLong])
  } finally {
    clearTimeout(clock)
  }
}

async function audit(cdp: CDPSession, hasDarkStyles: boolean): Promise<RenderedPage> {
  const world = await openWorld(cdp)
  const options = { rules: AXE_CHECKS, max: ELEMENTS_SEEN_MAX, smallText: SMALL_TEXT }
  const { violations: light, ...rest } = await run(cdp, world, readPage, options)
  const inverted = await run(cdp, world, auditDarkMode, ELEMENTS_SEEN_MAX)
  const seen = { light, ...rest, inverted }
  if (!hasDarkStyles) return { ...seen, dark: null }
  await cdp.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: 'dark' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
  const { violations: dark } = await run(cdp, world, readPage, { ...options, rules: ['color-contrast'] })
  return { ...seen, dark }
}

async function run<Input, Output>(
  cdp: CDPSession,
  contextId: number,
  inPage: (input: Input) => Promise<Output>,
  input: Input,
): Promise<Output> {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression: `(${inPage.toString()})(${JSON.stringify(input)})`,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(`The page was not read: ${exceptionDetails.exception?.description}`)
  return result.value as Output
}

async function openWorld(cdp: CDPSession): Promise<number> {
  axeSource ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const { frameTree } = await cdp.send('Page.getFrameTree')
  const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  })
  await cdp.send('Runtime.evaluate', { expression: `${TIMERS}\n${axeSource};undefined`, contextId })
  return contextId
}

type AuditOptions = { rules: string[]; max: number; smallText: number }
type AxeNode = {
  element: Element
  any: {
    data?: {
      fgColor?: string
      bgColor?: string
      shadowColor?: string
      expectedContrastRatio?: string
      messageKey?: string | null
    }
  }[]
}
type AxeResult = { id: string; nodes: AxeNode[] }
declare const axe: {
  run(context: Document, options: object): Promise<{ violations: AxeResult[]; incomplete: AxeResult[] }>
}

/** Runs in the page, so it may use nothing from outside of itself. */
async function readPage({ rules, max, smallText }: AuditOptions): Promise<Audit> {
  // The style that stops motion is the gallery's, not the email's.
  const all = [...document.querySelectorAll('*:not(style[data-gallery])')]
  const numbers = new Map(all.map((element, index) => [element, index]))

  function seen(element: Element) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const numbersOf = [left + window.scrollX, top + window.scrollY, width, height].map((side) =>
      Math.round(side),
    )
    const box = width > 0 && height > 0 ? (numbersOf as [number, number, number, number]) : null
    return { index: numbers.get(element) ?? -1, box }
  }

  function contrastOf({ any }: AxeNode) {
    const { fgColor, bgColor, shadowColor, expectedContrastRatio } = any[0]?.data ?? {}
    if (!fgColor || !bgColor || shadowColor || !expectedContrastRatio) return undefined
    return { text: fgColor, ground: bgColor, needed: Number.parseFloat(expectedContrastRatio) }
  }

  /** The own text of an element that is shown; empty for others. */
  function shownText(element: Element): string {
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === 3 ? node.nodeValue! : ''))
      .join('')
      .trim()
    if (text.length < 3) return ''
    const { fontSize, visibility, opacity } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const isVisible = visibility === 'visible' && Number(opacity) > 0 && width > 3 && height > 3
    return isVisible && Number.parseFloat(fontSize) > 2 ? text : ''
  }

  function isSmall(element: Element): boolean {
    return Number.parseFloat(getComputedStyle(element).fontSize) < smallText
  }

  const TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g
  const hasToLeft = document.body.textContent.search(TO_LEFT) !== -1

  /** Arabic and Hebrew set from left to right; in emails without them, sentences set from right to left. */
  function runsWrong(element: Element): boolean {
    const text = shownText(element).slice(0, 1000)
    const { direction, unicodeBidi } = getComputedStyle(element)
    if (text.split(/\s+/).length < 3 || unicodeBidi === 'plaintext') return false
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    if (direction === 'ltr') return (text.match(TO_LEFT)?.length ?? 0) * 2 > letters
    return !hasToLeft && letters > 0 && /[.!?:]$/.test(text)
  }

  const { violations, incomplete } = await axe.run(document, {
    runOnly: { type: 'rule', values: rules },
    // Of equal colors axe-core says that it cannot judge them.
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    selectors: false,
    ancestry: false,
    xpath: false,
    // Style sheets are in the document, so nothing has to be fetched.
    preload: false,
    iframes: false,
  })
  const texts = all.filter((element) => shownText(element) !== '')
  const equal = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.filter(({ any }) => any[0]?.data?.messageKey === 'equalRatio'))
    .map(({ element }) => element)
    .filter((element) => /[\p{L}\p{N}]{2}/u.test(shownText(element)))
  const pictures = [...document.images].map((image) => image.getBoundingClientRect())
  const area = pictures.reduce((sum, { width, height }) => sum + width * height, 0)
  const widest = Math.max(320, ...pictures.map(({ width }) => width))
  const ground = widest * document.body.scrollHeight
  return {
    violations: violations.map(({ id, nodes }) => ({
      axe: id,
      count: nodes.length,
      elements: nodes.slice(0, max).map((node) => ({ ...seen(node.element), contrast: contrastOf(node) })),
    })),
    pictureShare: ground > 0 ? Math.min(100, Math.round((100 * area) / ground)) : 0,
    smallText: texts.filter(isSmall).slice(0, max).map(seen),
    invisibleText: equal.slice(0, max).map(seen),
    wrongDirection: texts.filter(runsWrong).slice(0, max).map(seen),
  }
}
