import type { TextBlock } from './text-blocks.ts'

/** Shorter lines are mostly buttons, prices and separators. */
const PARAGRAPH_CHARS_MIN = 11
const OTHER_CHARS_MIN = 16

const LEGAL_WORDS = new RegExp(
  [
    'unsubscribe|opt[ -]out|manage (?:your )?(?:email )?preferences|email preferences|update (?:your )?preferences',
    'all rights reserved|©|\\(c\\) ?(?:19|20)\\d\\d|terms (?:of (?:use|service)|(?:&|and) conditions)|privacy (?:policy|notice)',
    "you(?:’|')?(?:re| are)? (?:are )?receiv(?:ing|ed) this|you received this|this (?:email|message) was (?:sent|intended)",
    'view (?:this )?(?:email )?(?:in|on) (?:your )?browser|view online|web version|add us to your address book',
    'composed sample for the mailshelf demo|please do not reply|do not reply to this',
    'abmelden|abbestellen|datenschutz|impressum|se désabonner|désinscri|mentions légales|darse de baja',
    'cancelar (?:la |a )?(?:suscripción|inscrição)|annulla l.iscrizione|afmelden|отписаться|配信停止|수신거부|退订',
  ].join('|'),
  'i',
)
const ENDS_THE_EMAIL =
  /unsubscribe|all rights reserved|composed sample for the mailshelf|receiv(?:ing|ed) this (?:e-?mail|message)/i

/**
 * The email as text to read, copy and search: headings marked, lists and rows of tables line by line; without preheader, footer, legal
 * lines, or the same words twice.
 */
export function organiseText(blocks: TextBlock[]): string {
  const visible = blocks.filter((block) => !block.hidden && !block.footer)
  const ending = findEnding(visible)
  const lines: { text: string; kind: TextBlock['kind'] }[] = []
  const seen = new Set<string>()
  for (const block of visible.slice(0, ending)) {
    if (!isKept(block)) continue
    const line = format(block)
    const words = block.text.toLowerCase()
    // Linked pictures repeat the words beside them, and mobile copies repeat whole sections.
    if (seen.has(words)) continue
    seen.add(words)
    lines.push({ text: line, kind: block.kind })
  }
  return lines
    .map(({ text, kind }, index) => {
      const continues = (kind === 'item' || kind === 'row') && lines[index - 1]?.kind === kind
      return `${index === 0 ? '' : continues ? '\n' : '\n\n'}${text}`
    })
    .join('')
}

/** Alternative texts of images, one per line, for search. */
export function pictureText(blocks: TextBlock[]): string {
  const pictures = blocks.filter((block) => block.kind === 'picture' && !block.hidden && !block.footer)
  return [...new Set(pictures.map((picture) => picture.text))].join('\n')
}

/** Where the footer begins: the first closing line in the second half, else the end. */
function findEnding(blocks: TextBlock[]): number {
  const chars = blocks.reduce((sum, block) => sum + block.text.length, 0)
  let before = 0
  for (const [index, block] of blocks.entries()) {
    if (before > chars / 2 && ENDS_THE_EMAIL.test(block.text)) return index
    before += block.text.length
  }
  return blocks.length
}

function isKept(block: TextBlock): boolean {
  // Dots, bars and arrows alone are ornaments, however many there are.
  if (!/[\p{L}\p{N}]/u.test(block.text)) return false
  if (block.kind === 'heading') return true
  if (block.text.length < 400 && LEGAL_WORDS.test(block.text)) return false
  // In a receipt every line counts.
  if (block.kind === 'row') return true
  // A Chinese, Japanese or Korean character says about as much as two or three Latin letters.
  const wide = block.text.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0
  const length = block.text.length + wide
  return (
    length >= (block.kind === 'paragraph' || block.kind === 'item' ? PARAGRAPH_CHARS_MIN : OTHER_CHARS_MIN)
  )
}

function format(block: TextBlock): string {
  if (block.kind === 'item') return `• ${block.text}`
  if (block.kind !== 'heading') return block.text
  if (block.level <= 2) return `# ${block.text}`
  return block.level <= 4 ? `## ${block.text}` : `**${block.text}**`
}
