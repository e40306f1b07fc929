import { expect, test } from 'vitest'
import { startThreadClock } from '#test/thread-clock.ts'
import { readSource } from './email-source.ts'
import { offsetOf } from './source-location.ts'

function picturesIn(html: string) {
  return readSource(html).outlookPictures.map(({ underText, hasWords, hasColor }) => ({
    underText,
    hasWords,
    hasColor,
  }))
}

const BARE = { underText: false, hasWords: false, hasColor: false }

test('a shape with a picture is read with what it holds', () => {
  const fill = '<v:fill type="tile" src="/media/a.jpg"/>'
  expect(picturesIn('<!--[if mso]><v:image src="/media/a.jpg" /><v:image/><![endif]-->')).toEqual([BARE])
  expect(picturesIn(`<!--[if gte mso 9]><v:rect alt="">${fill}&nbsp;<br></v:rect><![endif]-->`)).toEqual([
    { ...BARE, hasWords: true },
  ])
  expect(picturesIn(`<!--[if vml]><v:rect fillcolor="#fff">${fill}<b>Oak</b></v:rect><![endif]-->`)).toEqual([
    { ...BARE, underText: true, hasColor: true },
  ])
  // Its text is outside of the comment.
  const open = `<!--[if mso]><v:rect>${fill}<v:textbox><![endif]--><p>Oak</p><!--[if mso]></v:textbox></v:rect><![endif]-->`
  expect(picturesIn(open)).toEqual([{ ...BARE, underText: true }])
  expect(picturesIn(`<!--[if mso]><v:background>${fill}</v:background><![endif]-->`)).toEqual([
    { ...BARE, underText: true },
  ])
})

test('buttons, other comments and what Outlook does not see are no pictures for it', () => {
  for (const html of [
    '<!--[if mso]><v:roundrect fillcolor="#c22"><center>Shop</center></v:roundrect><![endif]-->',
    '<!-- <v:image src="/media/a.jpg"/> -->',
    '<!--[if !mso]><v:image src="/media/a.jpg"/><![endif]-->',
    '<v:image src="/media/a.jpg"></v:image>',
  ]) {
    expect([html, ...picturesIn(html)]).toEqual([html])
  }
})

test('its place leads into the comment', () => {
  const html = '<p>Oak</p><!--[if mso]><v:rect/><v:image src="/media/a.jpg"/><![endif]--><p>Ash</p>'
  const [picture] = readSource(html).outlookPictures
  expect(html.slice(offsetOf(html, picture!.place)!)).toMatch(/^<v:image src=/)
})

test('endless tags take linear time', () => {
  for (const part of ['<v:rect ', '<v:rect a="', '<v:rect>', '<v:fill src="a"/>', '&nbsp;<']) {
    const threadMs = startThreadClock()
    readSource(`<!--[if mso]><v:rect>${part.repeat(50_000)}<![endif]-->`)
    expect(threadMs()).toBeLessThan(2000)
  }
})
