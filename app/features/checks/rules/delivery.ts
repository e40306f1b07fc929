/** Arrives whole: what mail programs cut, block or hide. */
import { GMAIL_CLIP_BYTES } from '#app/features/facts/clipping.ts'
import { type EmailElement, placesOf } from '#app/features/checks/email-source.ts'
import { type Finding, finding } from '#app/features/checks/finding.ts'
import type { CheckedEmail, Rule } from '#app/features/checks/rule.ts'

const HEAVY_BYTES = 1_500_000
const HEAVY_ANIMATION_BYTES = 1_000_000
const PREHEADER_CHARS = 30
const UNSUBSCRIBE =
  /unsubscrib|opt.?out|abmeld|abbestell|austragen|d[ée]sabonn|d[ée]sinscri|cancelar (?:la )?suscripci|darse de baja|disiscriv|uitschrijv|avregistrera|afmeld|manage (?:your )?(?:email )?(?:preferences|subscription)|email preferences|wypisz|отпис|配信停止/i

export const deliveryRules: Rule[] = [
  {
    id: 'gmail-clip',
    group: 'whole',
    weight: 'serious',
    title: 'Gmail cuts it off',
    why: 'Gmail shows about the first 102 kB of HTML and hides the rest behind a link. The end, with the unsubscribe link, is not seen, and opens are not counted.',
    mend: 'Shorten the email, move repeated inline styles into classes, and minify the HTML.',
    limits:
      'The limit is what senders measured. Tracking added to links at sending is longer than what is stored here.',
    check({ stats }) {
      return stats.htmlBytes > GMAIL_CLIP_BYTES
        ? finding('gmail-clip', 'serious', [{}], kilobytes(stats.htmlBytes))
        : null
    },
  },
  {
    id: 'heavy-pictures',
    group: 'whole',
    weight: 'notable',
    title: 'Its pictures are heavy',
    why: 'On a phone the email stays empty for seconds, and costs the reader data.',
    mend: 'Save photographs as JPEG at twice their shown size, drawings as PNG with a palette, and cut long animations.',
    limits: 'It adds up all pictures of the email. A client that caches them shows the second email sooner.',
    check({ stats }) {
      return stats.imageBytes > HEAVY_BYTES
        ? finding('heavy-pictures', 'notable', [{}], kilobytes(stats.imageBytes))
        : null
    },
  },
  {
    id: 'heavy-animation',
    group: 'whole',
    weight: 'notable',
    title: 'Its animations are heavy',
    why: 'An animation plays only once all of it is there. On a phone the reader has scrolled past by then, and has paid for every frame.',
    mend: 'Cut frames, colours and size, hold still what does not move, and stay below 1 MB for all animations together.',
    limits:
      'It adds up the GIF, APNG, WebP and AVIF files that the gallery has and that move. Outlook for Windows loads all of a GIF, too, and may show only its first frame.',
    check: ({ source, animated }) => heavyAnimation(source.elements, animated),
  },
  {
    id: 'dead-link',
    group: 'whole',
    weight: 'serious',
    title: 'Links lead nowhere',
    why: 'Who presses one finds nothing, and trusts the next one less.',
    mend: 'Give every link its address, or make it plain text.',
    example: '<a href="https://example.com/chairs">See the chairs</a>',
    limits:
      'Only “#” counts. The gallery removes the address of links that act for their reader, and whether an address answers is not tried.',
    check: ({ source }) => finding('dead-link', 'serious', placesOf(source.elements.filter(isDead))),
  },
  {
    id: 'no-unsubscribe',
    group: 'whole',
    weight: 'notable',
    title: 'No way to unsubscribe was found',
    why: 'Who cannot unsubscribe reports spam instead, and later emails to everybody go to the junk folder. In many countries it is the law.',
    mend: 'Put a link to unsubscribe at the end, and a List-Unsubscribe header into the message.',
    limits:
      'Receipts and other messages about one order need none. It looks for the word in links in common languages.',
    check(email) {
      return hasUnsubscribe(email) ? null : finding('no-unsubscribe', 'notable', [{}])
    },
  },
  {
    id: 'no-preheader',
    group: 'whole',
    weight: 'minor',
    title: 'The line after the subject is left to chance',
    why: 'Inboxes show the first words of the email after the subject. Without any, it is “View in browser”, or nothing.',
    mend: 'Begin the body with a hidden line of 40 to 90 characters that goes on where the subject ends.',
    example: '<div style="display:none;max-height:0;overflow:hidden">Free delivery ends on Sunday.</div>',
    limits:
      'It measures what a mail program would take for this line; whether it is a good one is not known.',
    check({ preheader }) {
      return preheader.trim().length < PREHEADER_CHARS
        ? finding('no-preheader', 'minor', [{}], preheader.trim() || undefined)
        : null
    },
  },
  {
    id: 'plain-http',
    group: 'whole',
    weight: 'minor',
    title: 'Links without encryption',
    why: 'Browsers warn before they open such a page, and whoever runs the network can read and change it.',
    mend: 'Write https:// instead of http://.',
    example: '<a href="https://example.com">',
    limits: 'Many addresses redirect to the encrypted one by themselves.',
    check: ({ source }) =>
      finding(
        'plain-http',
        'minor',
        placesOf(
          source.elements.filter(
            ({ tag, attributes }) => tag === 'a' && /^http:/i.test(attributes.get('href') ?? ''),
          ),
        ),
      ),
  },
]

function heavyAnimation(elements: EmailElement[], animated: Map<string, number>): Finding | null {
  const bytes = [...animated.values()].reduce((sum, size) => sum + size, 0)
  if (bytes <= HEAVY_ANIMATION_BYTES) return null
  const moving = elements.filter(
    ({ tag, attributes }) => tag === 'img' && animated.has((attributes.get('src') ?? '').slice(1)),
  )
  // It may be a background.
  const places = moving.length > 0 ? placesOf(moving) : [{}]
  return finding('heavy-animation', 'notable', places, kilobytes(bytes))
}

function isDead({ tag, attributes }: EmailElement): boolean {
  return tag === 'a' && attributes.get('href')?.trim() === '#'
}

function hasUnsubscribe({ source, oneClickUnsubscribe }: CheckedEmail): boolean {
  return (
    oneClickUnsubscribe ||
    source.elements.some(
      ({ tag, text, attributes, parent }) =>
        tag === 'a' &&
        (UNSUBSCRIBE.test(text) ||
          UNSUBSCRIBE.test((attributes.get('href') ?? '').slice(0, 500)) ||
          // “To unsubscribe, click here.”
          (text.length < 20 && UNSUBSCRIBE.test(parent?.text ?? ''))),
    )
  )
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024).toLocaleString('en-US')} kB`
}
