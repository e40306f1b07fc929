import { expect, test } from 'vitest'
import type { ShownText, StoredText } from '#app/platform/db/email-text.ts'
import { type CategoryOfEmail, type EmailPageRow, presentEmailPage } from './email-page.ts'

const christmas: CategoryOfEmail = {
  name: 'Christmas',
  slug: 'christmas',
  type: 'occasion',
  dateRule: { kind: 'fixed', month: 12, day: 25 },
}

const row: EmailPageRow = {
  hideSource: false,
  read: null,
  templateCount: null,
  id: '0190a000-0000-7000-8000-000000000001',
  slug: 'wrapping',
  subjectLine: 'The wrapping’s on us',
  preheader: 'Order by midnight' as ShownText,
  language: null,
  senderName: null,
  sentAt: new Date('2026-11-19T08:12:00Z'),
  preview: null,
  sample: true,
  brandId: '0190a000-0000-7000-8000-000000000002',
  facts: {
    htmlBytes: 38_000,
    imageCount: 1,
    imageBytes: 1,
    imagesWithoutAlt: 0,
    linkCount: 1,
    wordCount: 1,
    darkStyles: false,
    fonts: ['DM Sans'],
    colors: ['#0f3d2e'],
  },
  brand: { name: 'Fernhill', slug: 'fernhill', logoUrl: null, color: null, colorInk: null },
  brandCategories: [],
  categories: [christmas],
}

test.each([
  ['2026-11-19T08:12:00Z', 36],
  ['2026-12-25T23:59:00Z', 0],
  ['2026-12-26T00:00:00Z', null],
  ['2026-08-01T00:00:00Z', null],
])('shows the occasion for an email sent at %s', (sent, days) => {
  const page = presentEmailPage({ ...row, sentAt: new Date(sent) })
  expect(page.occasion).toEqual({ name: 'Christmas', slug: 'christmas', type: 'occasion', daysBefore: days })
})

test('shows only the occasion when one of the dates is unknown', () => {
  expect(presentEmailPage({ ...row, sentAt: null }).occasion?.daysBefore).toBeNull()
  const season = { ...christmas, dateRule: null }
  expect(presentEmailPage({ ...row, categories: [season] }).occasion?.daysBefore).toBeNull()
  expect(presentEmailPage({ ...row, categories: [] }).occasion).toBeNull()
})

test('shows three tags with their links', () => {
  const tags = ['Abandoned Cart', 'Limited-Time Offers', 'Reminder', 'Discount']
  const categories = tags.map((name) => ({ name, slug: 'any', type: 'email_type' as const, dateRule: null }))
  expect(presentEmailPage({ ...row, categories }).tags).toEqual([
    { name: 'Abandoned Cart', slug: 'abandoned-cart' },
    { name: 'Limited-Time Offers', slug: 'limited-time-offers' },
    { name: 'Reminder', slug: 'reminder' },
  ])
})

test('shows the sender in the inbox preview, or the brand if there is none', () => {
  expect(presentEmailPage(row).sender).toBe('Fernhill')
  expect(presentEmailPage({ ...row, senderName: 'Ruth from Fernhill' }).sender).toBe('Ruth from Fernhill')
})

test('includes the mobile height of a mobile layout', () => {
  expect(presentEmailPage(row).mobile).toBeNull()
  const file = { width: 1280, height: 3200, webp: 'media/aa/a.webp', avif: null }
  const preview = { width: 640, height: 1600, dominantColor: '#fff', files: [file] }
  const mobile = { width: 375, height: 2400, files: [{ ...file, webp: 'media/bb/b.webp' }] }
  expect(presentEmailPage({ ...row, preview: { ...preview, mobile } }).mobile).toEqual({
    width: 375,
    height: 2400,
  })
})

test('contains no more data than the page shows', () => {
  const more = { ...row, originalKey: 'private/aa/secret.eml', senderAddress: 'ruth@fernhill.example' }
  expect(JSON.stringify(presentEmailPage(more))).not.toMatch(/secret|ruth@|dateRule|imageBytes/)
})

test('takes no text that the policy of the brand was not applied to', () => {
  const text = 'Order by midnight'
  // @ts-expect-error a plain string
  const plain: EmailPageRow['preheader'] = text
  // @ts-expect-error what is read from the database
  const stored: EmailPageRow['preheader'] = text as StoredText
  expect([plain, stored]).toEqual([text, text])
})

test('says nothing about a preheader that is not shown', () => {
  const names = (each: EmailPageRow) => presentEmailPage(each).details.map(({ name }) => name)
  expect(names(row)).toContain('Preheader')
  expect(names({ ...row, hideSource: true, preheader: '' as ShownText })).not.toContain('Preheader')
})
