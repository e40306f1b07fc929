import { expect, test } from 'vitest'
import { compoundFile, outlookRtf, outlookText as text } from '#test/outlook-file.ts'
import { parseMessage } from './parse-message.server.ts'

const PROPERTIES = '__properties_version1.0'
const HEADERS = [
  'From: Fernhill Bakery <news@fernhill.example>',
  'Date: Tue, 3 Nov 2026 09:00:00 +0000',
  'Message-ID: <rye-1@fernhill.example>',
  'List-Unsubscribe: <https://fernhill.example/u/1>',
  'Content-Type: multipart/alternative; boundary="gone"',
].join('\r\n')
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a message saved by Outlook is read as it was received', async () => {
  const bytes = compoundFile({
    [PROPERTIES]: new Uint8Array(32),
    '__substg1.0_0037001F': text('Rye bread is back'),
    '__substg1.0_007D001F': text(HEADERS),
    '__substg1.0_1000001F': text('Rye bread is back on Friday.'),
    '__substg1.0_10130102': Buffer.from('<h1>Rye bread</h1><img src="cid:loaf@fernhill">'),
    '__attach_version1.0_#00000000': {
      [PROPERTIES]: new Uint8Array(8),
      '__substg1.0_37010102': image,
      '__substg1.0_3707001F': text('loaf.png'),
      '__substg1.0_3712001F': text('loaf@fernhill'),
    },
  })
  const message = await parseMessage(bytes)
  expect(message).toMatchObject({
    subject: 'Rye bread is back',
    sender: { name: 'Fernhill Bakery', address: 'news@fernhill.example' },
    sentAt: new Date('2026-11-03T09:00:00Z'),
    messageId: 'rye-1@fernhill.example',
    unsubscribeLinks: ['https://fernhill.example/u/1'],
  })
  expect(message.html).toContain('<h1>Rye bread</h1>')
  expect(message.text).toContain('back on Friday')
  expect(message.enclosed.has('loaf@fernhill')).toBe(true)
})

test('what was never sent has the sender that Outlook names', async () => {
  const bytes = compoundFile({
    [PROPERTIES]: new Uint8Array(32),
    '__substg1.0_0037001F': text('Plain'),
    '__substg1.0_0C1A001F': text('Ada'),
    '__substg1.0_5D01001F': text('ada@fernhill.example'),
    '__substg1.0_1000001F': text('Only text.'),
    '__recip_version1.0_#00000000': {
      [PROPERTIES]: new Uint8Array(8),
      '__substg1.0_3001001F': text('Sam Reader'),
      '__substg1.0_39FE001F': text('sam@elsewhere.example'),
    },
  })
  const message = await parseMessage(bytes)
  expect(message).toMatchObject({
    subject: 'Plain',
    sender: { name: 'Ada', address: 'ada@fernhill.example' },
    html: null,
  })
  expect(message.recipients).toEqual(['sam@elsewhere.example'])
  expect(message.text?.trim()).toBe('Only text.')
})

test('HTML inside rich text is read', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252\fromhtml1 {\*\htmltag64 <p>}Caf\'e9 {\*\htmltag84 <b>}\htmlrtf {\b \htmlrtf0 opens\htmlrtf }\htmlrtf0 {\*\htmltag92 </b>}{\*\htmltag72 </p>}}`
  const bytes = compoundFile({
    [PROPERTIES]: new Uint8Array(32),
    '__substg1.0_0037001F': text('A new café'),
    '__substg1.0_10090102': outlookRtf(rtf),
  })
  const message = await parseMessage(bytes)
  expect(message.html).toContain('<p>Café <b>opens</b></p>')
})

test('a broken file is refused', async () => {
  const bytes = compoundFile({ [PROPERTIES]: new Uint8Array(32) }).slice(0, 600)
  await expect(parseMessage(bytes)).rejects.toThrow(/\w/)
})
