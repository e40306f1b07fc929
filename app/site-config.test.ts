import { afterEach, expect, test } from 'vitest'
import { applySiteSettings, pageTitle, site, siteForBrowser } from './site-config.ts'

const ours = structuredClone(site)
afterEach(() => void Object.assign(site, structuredClone(ours)))

test('claims and mailboxes have defaults', () => {
  expect(site.claims).toEqual({ marketers: '10,000+', emails: '10,000+', brands: '500+', industries: 'All' })
  expect(Object.keys(site.mailboxes)).toEqual(['hello', 'legal', 'privacy', 'support'])
})

test('the owner’s values replace them, and reach the browser', () => {
  const settings = { SITE_NAME: 'Postwall', CLAIM_MARKETERS: '200', MAILBOX_LEGAL: 'law@postwall.example' }
  applySiteSettings(settings)
  expect(site).toMatchObject({
    name: 'Postwall',
    claims: { marketers: '200', brands: '500+' },
    mailboxes: { legal: 'law@postwall.example', hello: ours.mailboxes.hello },
  })
  expect(pageTitle('Blog')).toBe('Blog | Postwall')
  expect(siteForBrowser(settings)).toEqual(site)
})

test('nothing is sent to the browser where no value was changed', () => {
  expect(siteForBrowser({ SITE_NAME: undefined })).toEqual({})
})
