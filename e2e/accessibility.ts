/** Checks the page of a journey with axe. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type RunOptions = Parameters<AxeBuilder['options']>[0]
type Axe = {
  run(context: { exclude: string[] }, options: RunOptions): ReturnType<AxeBuilder['analyze']>
}

declare const window: Window & { axe: Axe }

/** The axe of the builder, which itself would put a text of twice this size into the page four times for each check. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const AXE = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')
/** Sandboxed frames contain emails, and axe cannot run without scripts. */
const EMAILS = 'iframe[sandbox]'
/** Every rule in the light theme; only colors differ in the dark one. */
const OPTIONS: Record<'light' | 'dark', RunOptions> = {
  light: { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } },
  dark: { resultTypes: ['violations'], runOnly: { type: 'rule', values: ['color-contrast'] } },
}
/**
 * Cards far below keep the colors of the other theme until they are rendered. Colors would fade, on each element by
 * itself, for as long as the check takes.
 */
const STYLE = '*, ::before, ::after { content-visibility: visible !important; transition: none !important }'

/** Fails if axe finds anything in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // axe would have to run in other frames too.
  await expect(page.locator('iframe:not([sandbox])')).toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const style = await page.addStyleTag({ content: STYLE })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // What is still moving has other colors.
    await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== 'running'))
    const found = await page.evaluate(
      async ({ exclude, options }) => {
        const { violations } = await window.axe.run({ exclude }, options)
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(' ')).join(', ')}`)
      },
      { exclude: [EMAILS], options: OPTIONS[colorScheme] },
    )
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
  await style.evaluate((element) => (element as Element).remove())
}
