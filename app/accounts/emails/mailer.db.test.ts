/** Our own emails meet our own checks: small, readable without images and in dark mode, nothing to scrub. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmailAssets } from '#app/intake/ingest/assets/email-assets.server.ts'
import { sanitize } from '#app/intake/ingest/clean/sanitizer.server.ts'
import { useEnv } from '#app/platform/lib/env.server.ts'
import type { Mail } from '#app/platform/lib/mail.server.ts'
import { address } from '#test/address.ts'
import { useTestDatabase } from '#test/database.ts'
import { mailSentTo } from '#test/sent-mail.ts'
import { requestMetaWith } from '#test/signed-in.ts'
import * as mailer from './mailer.server.ts'

useTestDatabase()
beforeEach(() => useEnv({ SITE_URL: 'https://gallery.example' }))

const to = address('ada@example.com')
const token = '0'.repeat(75)

let all: Mail[]
beforeAll(async () => {
  useEnv({ SITE_URL: 'https://gallery.example' })
  await mailer.sendConfirmation(to, token)
  await mailer.sendAlreadyRegistered(to)
  await mailer.sendReset(to, token)
  await mailer.sendEmailChange(to, token)
  await mailer.sendAddressInUse(to)
  await mailer.sendNotice(to, 'email-change-asked', requestMetaWith(), [
    ['New address', '<b>"new"</b>@example.com'],
  ])
  await mailer.sendNotice(to, 'password-changed', null)
  await mailer.sendAccountDeleted(to, 'user')
  all = await mailSentTo(to)
})

it('renders every email', () => {
  expect(all).toHaveLength(8)
})

describe('each email', () => {
  it('has the same content in both parts, with every link', () => {
    for (const { html, text } of all) {
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)
      for (const link of links) expect(text).toContain(link)
      expect(links.every((link) => link.startsWith('https://gallery.example'))).toBe(true)
      expect(text.split('\n').every((line) => !/<\w/.test(line) || line.includes('<b>"new"'))).toBe(true)
    }
  })

  it('has a subject that fits a phone, and a preheader', () => {
    for (const { subject, html } of all) {
      expect(subject.length).toBeLessThanOrEqual(50)
      expect(/<div style="display:none[^>]*>([^<]+)</.exec(html)![1]!.length).toBeGreaterThan(10)
    }
  })

  it('is far below Gmail’s clipping limit, has no images, supports dark mode and states its language', () => {
    for (const { html } of all) {
      expect(Buffer.byteLength(html)).toBeLessThan(20_000)
      expect(html).not.toMatch(/<img|<script|<link|url\(/)
      expect(html).toContain('<html lang="en">')
      expect(html).toContain('prefers-color-scheme: dark')
    }
  })

  it('escapes user input', () => {
    expect(all[5]!.html).toContain('&lt;b&gt;&quot;new&quot;&lt;/b&gt;@example.com')
  })

  it('contains nothing that our own gallery would remove', () => {
    for (const { html } of all) {
      const { root, removed } = sanitize(html, createEmailAssets({ enclosed: new Map() }))
      expect(removed).toEqual({ remoteImages: 0, missingImages: 0, trackingPixels: 0, scripts: 0 })
      const kept = [...root.querySelectorAll('[style]')].map((element) => element.getAttribute('style'))
      expect(kept).toHaveLength(html.match(/ style="/g)!.length)
      expect(root.querySelector('style')?.textContent).toContain('prefers-color-scheme:dark')
    }
  })
})
