import { JSDOM } from 'jsdom'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PreviewInfo } from '#app/db/shapes.ts'
import { presentCard, type CardRow, type EmailCard } from '#app/features/gallery/cards/card.ts'
import { documentList, readCards } from './document-list.ts'
import { GridChunk } from './grid-chunk.tsx'

const now = new Date('2026-11-21T12:00:00Z')

const row: CardRow = {
  id: '0190a000-0000-7000-8000-000000000001',
  slug: 'the-wrappings-on-us',
  subjectLine: 'The wrapping’s on “us” & <Ruth>',
  sample: true,
  preview: null,
  createdAt: new Date('2026-11-20T12:00:00Z'),
  contentChangedAt: null,
  sentAt: new Date('2026-11-19T23:30:00Z'),
  brand: { name: 'Fernhill & Co.', slug: 'fernhill', logoUrl: null, color: '#0f3d2e', colorInk: '#ffffff' },
  categories: [{ name: 'Promotional', slug: 'promotional', type: 'email_type' }],
}

/** As the importer stores them: AVIF for cards alone. */
const preview: PreviewInfo = {
  width: 640,
  height: 1598,
  dominantColor: '#0f3d2e',
  card: [
    { width: 320, height: 632, webp: 'media/aa/a.webp', avif: 'media/ab/a.avif' },
    { width: 451, height: 890, webp: 'media/ba/b.webp', avif: 'media/bb/b.avif' },
  ],
  files: [
    { width: 640, height: 1598, webp: 'media/ca/c.webp', avif: null },
    { width: 1280, height: 3196, webp: 'media/da/d.webp', avif: null },
  ],
}

const older = { ...preview, card: undefined }

const avifAlone = {
  ...preview,
  files: preview.files.map((file) => ({ ...file, avif: 'media/ee/e.avif', webp: null })),
}

const tall: PreviewInfo = {
  ...preview,
  fullHeight: 9000,
  below: [
    { width: 640, height: 900, files: [{ width: 1280, height: 1800, webp: 'media/cc/b.webp', avif: null }] },
  ],
}

const emails = [
  row,
  { ...row, preview },
  { ...row, preview: older },
  { ...row, preview: avifAlone, sample: false, categories: [] },
  { ...row, preview: tall, sentAt: null, createdAt: new Date('2026-01-01') },
  {
    ...row,
    preview: { ...preview, height: 90 },
    brand: { ...row.brand, slug: 'dusk', logoUrl: '/media/ff/f.webp' },
  },
].map((one, index) => ({
  ...presentCard({ ...one, id: `${row.id}${index}`, slug: `${row.slug}-${index}` }, now),
  ...(index === 1 && { offer: '40% off' }),
}))

function fromHtml(list: EmailCard[], show: { showBrand: boolean; showCategory: boolean }): EmailCard[] {
  const html = renderToString(<GridChunk emails={list} labelSample={show.showBrand} {...show} />)
  const sent = documentList({ emails: list, next: null })
  const { unseen } = JSON.parse(JSON.stringify(sent)) as { unseen: Parameters<typeof readCards>[1] }
  return readCards(new JSDOM(html, { url: 'https://mailshelf.example/' }).window.document, unseen)
}

test.each([true, false])(
  'the cards of a document are read from it as they were sent, labels %s',
  (labels) => {
    expect(fromHtml(emails, { showBrand: labels, showCategory: labels })).toEqual(emails)
  },
)

test('the emails of a document are not sent a second time', () => {
  expect(JSON.stringify(documentList({ emails, next: 'x' }))).not.toContain('The wrapping')
  expect(documentList({ emails, next: 'x' }).emails).toEqual(emails)
})
