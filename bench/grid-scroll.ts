/**
 * How smoothly 5,000 cards scroll: `npm run bench:scroll` after `npm run build`. The production build serves the samples;
 * all pages after the first are generated here. Prints the share of frames over 50 ms while the list grows and while the
 * complete list is scrolled, and the time to move between emails in the preview. Plain boxes are scrolled first as a
 * baseline for the machine.
 */
import type { Page } from 'playwright-core'
import type { EmailList } from '#app/features/gallery/lists/email-list.ts'
import { withSamples } from './speed/samples.ts'

/** The first argument overrides it. */
const CARDS = Number(process.argv[2] ?? 5_000)
const PAGE = 60
/** Pixels per frame: about a hard flick on a trackpad, 14,400 px per second. */
const SPEED = 240
const LONG_FRAME = 50
/** A run fails above this share of long frames, after subtracting the baseline. */
const ALLOWED = 0.01

type Frames = { frames: number; long: number; worst: number }

await withSamples(async ({ server: { url }, browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent(plainBoxes())
  const machine = await scroll(page, 1)
  const first = (await (await fetch(`${url}/more-emails`)).json()) as EmailList
  await page.route('**/more-emails?*', (route) => {
    const after = new URL(route.request().url()).searchParams.get('after')
    return route.fulfill({ json: inventedPage(first, after!) })
  })
  await page.goto(`${url}/browse`, { waitUntil: 'networkidle' })

  const growing = await scroll(page, 1)
  const cards = await page.locator('main article').count()
  const whole = await scroll(page, -1)
  const step = await timeSteps(page)

  console.log(`${cards.toLocaleString('en-US')} cards at ${SPEED} px a frame`)
  print('plain boxes', machine)
  print('while the list grows', growing)
  print('through the whole list', whole)
  console.log(`from email to email over it: ${step.toFixed(0)} ms in the median`)
  const long = (growing.long + whole.long) / (growing.frames + whole.frames)
  const dropped = machine.long / machine.frames
  process.exitCode = cards >= CARDS && long <= ALLOWED + dropped ? 0 : 1
})

/** As many empty boxes as cards, five per row and of the same height. */
function plainBoxes(): string {
  const box = '<div style="height: 520px; background: #ddd"></div>'
  return `<div style="display: grid; grid-template-columns: repeat(5, 1fr); gap: 24px">${box.repeat(CARDS)}</div>`
}

/** The samples repeated, each time as different emails. */
function inventedPage(model: EmailList, after: string): EmailList {
  const from = Number(/^invented-(\d+)$/.exec(after)?.[1] ?? PAGE - 1) + 1
  const until = Math.min(from + PAGE, CARDS)
  const emails = Array.from({ length: until - from }, (_, place) => {
    const email = model.emails[(from + place) % model.emails.length]!
    return { ...email, id: `invented-${from + place}`, slug: `${email.slug}-${from + place}` }
  })
  return { emails, next: until < CARDS ? emails.at(-1)!.id : null }
}

/** Scrolls to one end of the page, one step per frame, and times the frames. */
function scroll(page: Page, direction: 1 | -1): Promise<Frames> {
  return page.evaluate(
    async ({ step, longFrame }) => {
      const seen = { frames: 0, long: 0, worst: 0 }
      let waited = 0
      let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      // A growing list makes the reader wait at its end for a moment.
      while (waited < 60) {
        const before = window.scrollY
        window.scrollBy({ top: step, behavior: 'instant' })
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
        seen.frames++
        if (now - last > longFrame) seen.long++
        seen.worst = Math.max(seen.worst, now - last)
        last = now
        waited = window.scrollY === before ? waited + 1 : 0
      }
      return seen
    },
    { step: direction * SPEED, longFrame: LONG_FRAME },
  )
}

/** From the key press to the next frame that shows another email, in the middle of the list. */
async function timeSteps(page: Page): Promise<number> {
  await page
    .locator('main article')
    .nth(CARDS / 2)
    .locator('a')
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(500)
  const times: number[] = []
  for (let step = 0; step < 9; step++) {
    await page.evaluate(() => {
      const title = document.querySelector('[role=dialog] h2')!
      let pressed = 0
      document.addEventListener('keydown', () => (pressed = performance.now()), { once: true, capture: true })
      new MutationObserver((_, observer) => {
        observer.disconnect()
        requestAnimationFrame(() => {
          document.documentElement.dataset['step'] = String(performance.now() - pressed)
        })
      }).observe(title, { characterData: true, subtree: true, childList: true })
    })
    await page.keyboard.press('ArrowRight')
    const time = await page.waitForFunction(() => {
      const { step } = document.documentElement.dataset
      delete document.documentElement.dataset['step']
      return step
    })
    times.push(Number(await time.jsonValue()))
  }
  return times.toSorted((a, b) => a - b)[4]!
}

function print(name: string, { frames, long, worst }: Frames): void {
  const share = ((long / frames) * 100).toFixed(2)
  console.log(`${name}: ${frames} frames, ${share} % over ${LONG_FRAME} ms, the worst ${worst.toFixed(0)} ms`)
}
