import { PREHEADER_MAX } from '#app/intake/ingest/schema.ts'
import { normalizeText } from './normalize-text.ts'
import type { TextBlock } from './text-blocks.ts'

const NOT_A_PREHEADER =
  /view (?:this |it |the )?(?:email |message )?(?:in|on|online)|browser|web ?version|unsubscribe|having trouble|images? (?:not|off)/i
/** A preheader comes before the email's own text; hidden text further down is meant for phones. */
const FIRST_BLOCKS = 6

/** The line an inbox shows after the subject: hidden text at the start, else the first words. */
export function readPreheader(blocks: TextBlock[], subject: string): string {
  const firstVisible = blocks.findIndex((block) => !block.hidden && !NOT_A_PREHEADER.test(block.text))
  const opening = blocks.slice(
    0,
    firstVisible === -1 ? FIRST_BLOCKS : Math.min(firstVisible + 1, FIRST_BLOCKS),
  )
  const hidden = opening.find((block) => block.hidden && /[\p{L}\p{N}]/u.test(block.text))
  if (hidden) return shortened(hidden.text)
  const written = blocks.find(
    (block) =>
      !block.hidden &&
      !block.footer &&
      block.kind !== 'picture' &&
      block.text.length > 15 &&
      !saysTheSame(block.text, subject) &&
      !NOT_A_PREHEADER.test(block.text),
  )
  return written ? firstSentence(written.text) : ''
}

function firstSentence(text: string): string {
  const sentence = /^.{15,}?[.!?…。！？](?=\s|$)/su.exec(text)?.[0]
  return shortened(sentence ?? text)
}

function shortened(text: string): string {
  if (text.length <= PREHEADER_MAX) return text
  const cut = text.slice(0, PREHEADER_MAX - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), PREHEADER_MAX - 40)).trimEnd()}…`
}

/** Whether both say the same, with `and` or `&`. */
function saysTheSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => normalizeText(text.replace(/\band\b/gi, '')))
  return a === b
}
