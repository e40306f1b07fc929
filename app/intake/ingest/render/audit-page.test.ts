/** What axe-core does not report: hidden text and text that runs the wrong way, as Chromium shows them. */
import { afterAll, describe, expect, test } from 'vitest'
import type { RenderedElement } from '#app/inspection/checks/rendered-page.ts'
import { closeChromium, findChromium } from '#app/platform/lib/chromium.server.ts'
import { auditEmail } from './render-email.server.ts'

afterAll(() => closeChromium())

async function audit(body: string) {
  const html = `<!DOCTYPE html><html lang="en"><head></head><body style="margin:0">${body}</body></html>`
  const page = (await auditEmail(html, () => null))!
  const elements = [...html.matchAll(/<(?!\/|!)[^<>]+>/g)].map(([code]) => code)
  const idsOf = (seen: RenderedElement[]) => seen.map(({ index }) => /id=(\w+)/.exec(elements[index]!)?.[1])
  return { invisible: idsOf(page.invisibleText), wrong: idsOf(page.wrongDirection) }
}

describe.skipIf(!findChromium())('a page in Chromium', () => {
  test('finds white text on white, and no text that is hidden or visible', async () => {
    const { invisible } = await audit(
      `<p id=white style="color:#fff">Free delivery</p><div style="background:#203040"><p id=same style="color:#203040">Oak</p>
      <p id=readable style="color:#fff">Oak chairs</p></div><p id=dots style="color:#fff">. . .</p>
      <div id=preheader style="display:none;color:#fff">Ends on Sunday</div>
      <div id=tiny style="font-size:1px;line-height:1px;color:#fff">Ends on Sunday</div>
      <div style="max-height:0;overflow:hidden"><p id=clipped style="color:#fff">Ends on Sunday</p></div>
      <p id=clear style="opacity:0;color:#fff">Ends on Sunday</p>
      <div style="background:linear-gradient(#123,#000)"><p id=gradient style="color:#fff">Oak chairs</p></div>`,
    )
    expect(invisible).toEqual(['white', 'same'])
  })

  test('finds Hebrew and Arabic set from left to right', async () => {
    const { wrong } = await audit(
      `<p id=hebrew>שלום לכולם, כיסאות חדשים!</p><p id=right dir=rtl>שלום לכולם, כיסאות חדשים!</p>
      <p id=auto dir=auto>كراسي جديدة للغرف الصغيرة</p><p id=short>שלום</p><p id=latin>Chairs for small rooms.</p>
      <p id=english dir=rtl>All rights reserved, Tel Aviv.</p><p id=mixed>Say שלום to the new chairs</p>`,
    )
    expect(wrong).toEqual(['hebrew'])
  })

  test('finds English set from right to left', async () => {
    const { wrong } = await audit(
      `<div dir=rtl><p id=sentence>Chairs for small rooms.</p><p id=name>Oak and Ash</p>
      <p id=left dir=ltr>Chairs for small rooms.</p></div>`,
    )
    expect(wrong).toEqual(['sentence'])
  })
})
