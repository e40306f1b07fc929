/** Delivery: what mail programs cut, block or hide. */
import { formatNumber } from '#app/platform/lib/format.ts'
import { GMAIL_CLIP_BYTES } from '#app/inspection/attributes/clipping.ts'
import { LEAVING_WORDS } from '#app/inspection/attributes/unsubscribe-words.ts'
import { type EmailElement, placesOf } from '#app/inspection/checks/email-source.ts'
import { type CheckedEmail, type Finding, inGroup, ofWhole } from '#app/inspection/checks/check.ts'

const HEAVY_BYTES = 1_500_000
const HEAVY_ANIMATION_BYTES = 1_000_000
const PREHEADER_CHARS = 30

export const deliveryChecks = inGroup('delivery', [
  {
    id: 'gmail-clip',
    severity: 'serious',
    title: 'Gmail clips the email',
    why: 'Gmail shows about the first 102 kB of HTML and hides the rest behind a link. The unsubscribe link and the open-tracking pixel at the end are hidden too.',
    fix: 'Shorten the email, move repeated inline styles into classes, and minify the HTML.',
    limits:
      'Gmail does not publish this limit; senders measured it. The sent email was longer than the stored one, because tracking was removed from its links.',
    find: ({ stats: { htmlBytes } }) => ofWhole(htmlBytes > GMAIL_CLIP_BYTES, kilobytes(htmlBytes)),
  },
  {
    id: 'heavy-pictures',
    severity: 'moderate',
    title: 'Images are large',
    why: 'On a phone, the email stays empty for seconds and uses mobile data.',
    fix: 'Save photos as JPEG at twice their displayed size, illustrations as PNG with a palette, and shorten animations.',
    limits: 'The size is the sum of all images. Clients that cache images load the next email faster.',
    find: ({ stats: { imageBytes } }) => ofWhole(imageBytes > HEAVY_BYTES, kilobytes(imageBytes)),
  },
  {
    id: 'heavy-animation',
    severity: 'moderate',
    title: 'Animations are large',
    why: 'An animation plays smoothly only after it is fully loaded. On a phone, the reader may have scrolled past by then.',
    fix: 'Reduce frames, colors and size, and keep all animations together below 1 MB.',
    limits:
      'The size is the sum of the animated GIF, APNG, WebP and AVIF files in the gallery. Outlook for Windows loads the whole GIF and may show only its first frame.',
    find: ({ source, animated }) => heavyAnimation(source.elements, animated),
  },
  {
    id: 'dead-link',
    severity: 'serious',
    title: 'Links without a target',
    why: 'A reader who clicks one gets nowhere.',
    fix: 'Give every link a URL, or make it plain text.',
    example: '<a href="https://example.com/chairs">See the chairs</a>',
    limits:
      'The check finds only “#”. Unsubscribe and preference links are removed in the gallery. The check does not open links.',
    find: ({ source }) => placesOf(source.elements.filter(isDead)),
  },
  {
    id: 'no-unsubscribe',
    severity: 'moderate',
    title: 'No unsubscribe link',
    why: 'Recipients who cannot unsubscribe report spam, and later emails land in junk folders. Many countries require an unsubscribe link.',
    fix: 'Add an unsubscribe link at the end and a List-Unsubscribe header.',
    limits:
      'Receipts and other transactional emails need none. The check looks for words of unsubscribe and preference links in about thirty languages.',
    find: (email) => ofWhole(!hasUnsubscribe(email)),
  },
  {
    id: 'no-preheader',
    severity: 'minor',
    title: 'No preheader',
    why: 'Inboxes show the first words of the email after the subject. Without a preheader, that is “View in browser” or nothing.',
    fix: 'Begin the body with a hidden line of 40 to 90 characters that continues the subject.',
    example: '<div style="display:none;max-height:0;overflow:hidden">Free delivery ends on Sunday.</div>',
    limits: 'The check measures the length of the line that an email client would show, not its quality.',
    find({ preheader }) {
      const words = preheader.trim()
      return ofWhole(words.length < PREHEADER_CHARS, words || undefined)
    },
  },
  {
    id: 'plain-http',
    severity: 'minor',
    title: 'Links use http',
    why: 'Browsers warn before they open such a page, and its network operator can read and change it.',
    fix: 'Write https:// instead of http://.',
    example: '<a href="https://example.com">',
    limits: 'Many sites redirect to https.',
    find: ({ source }) => placesOf(source.elements.filter(isPlainHttp)),
  },
])

function heavyAnimation(elements: EmailElement[], animated: Map<string, number>): Finding {
  const bytes = [...animated.values()].reduce((sum, size) => sum + size, 0)
  if (bytes <= HEAVY_ANIMATION_BYTES) return { places: [] }
  const moving = elements.filter(
    ({ tag, attributes }) => tag === 'img' && animated.has((attributes.get('src') ?? '').slice(1)),
  )
  // It may be a background.
  return { places: moving.length > 0 ? placesOf(moving) : [{}], detail: kilobytes(bytes) }
}

function isPlainHttp({ tag, attributes }: EmailElement): boolean {
  return tag === 'a' && /^http:/i.test(attributes.get('href') ?? '')
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
        (LEAVING_WORDS.test(text) ||
          LEAVING_WORDS.test((attributes.get('href') ?? '').slice(0, 500)) ||
          // “To unsubscribe, click here.”
          (text.length < 20 && LEAVING_WORDS.test(parent?.text ?? ''))),
    )
  )
}

function kilobytes(bytes: number): string {
  return `${formatNumber(Math.round(bytes / 1024))} kB`
}
