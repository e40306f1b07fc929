/** The words by which mail programs mark a forwarded message, and the lines about it: pure, on bounded lines. */
import { believableDate } from '#app/intake/ingest/parse/message-date.ts'

/** What the review queue calls a forwarded message that could not be unwrapped. */
export const FORWARDED = 'Forwarded message'

export const FORWARD_LINES_MAX = 120
const LINE_CHARS_MAX = 240
/** From, date, subject, to, copies and reply address, each on two lines at most. */
const HEAD_LINES_MAX = 16
const LABEL_CHARS_MAX = 24

// bounded: lines have at most LINE_CHARS_MAX characters.
const PREFIX =
  /^(?:(?:fwd?|wg|tr|rv|enc|i|pd|vb|vs|doorst|přep|továbbítva|redir|转发|轉寄|転送|전달)\s?[:：]\s*)+/i
// bounded: lines have at most LINE_CHARS_MAX characters.
const MARKER =
  /^(?:-{2,} ?|begin )?(?:(?:original |begin )?forwarded message|weitergeleitete nachricht|anfang der weitergeleiteten (?:nachricht|e-mail)|message (?:transféré|réexpédié)|début du message (?:transféré|réexpédié)|mensaje reenviado|inicio del mensaje reenviado|mensagem (?:encaminhada|reencaminhada)|início da mensagem (?:encaminhada|reenviada)|messaggio inoltrato|inizio messaggio inoltrato|doorgestuurd bericht|begin doorgestuurd bericht|wiadomość przekazana dalej|przekazana wiadomość|początek przekazywanej wiadomości|vidarebefordrat (?:meddelande|brev)|vidarebefordrat mejl|videresendt (?:melding|besked)|転送メッセージ|転送されたメッセージ|转发的邮件|轉寄的郵件|전달된 메시지)/i

const LABELS = {
  from: 'from|von|de|da|van|od|från|fra|lähettäjä|差出人|送信者|发件人|寄件者|寄件人|보낸 사람|보낸사람',
  to: 'to|an|à|para|a|aan|do|till|til|vastaanottaja|宛先|收件人|收件者|받는 사람|받는사람',
  copies: 'cc|kopie|copie|copie à|dw|kopia|抄送|副本|참조',
  date: 'date|sent|datum|gesendet|envoyé|envoyé le|fecha|enviado|enviado el|enviado em|enviada|enviada em|data|inviato|data invio|verzonden|wysłano|skickat|sendt|dato|päivämäärä|日付|日時|送信日時|日期|发送时间|发送日期|寄件日期|날짜|보낸 날짜',
  subject:
    'subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|ämne|emne|aihe|件名|主题|主題|主旨|제목',
  replies: 'reply-to|antwort an|répondre à|responder a|rispondi a|antwoord aan|odpowiedz do|返信先|回复|回覆',
}
type Label = keyof typeof LABELS
const LABEL_OF = new Map(
  Object.entries(LABELS).flatMap(([label, words]) => words.split('|').map((word) => [word, label as Label])),
)

// bounded: lines have at most LINE_CHARS_MAX characters.
const ADDRESS = /[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24}/gi

export type ForwardHead = {
  /** The lines about the message: from `start`, before `end`. `noteEnd` is where the words above them end. */
  noteEnd: number
  end: number
  sender: { name: string | null; address: string }
  subject: string
  sentAt: Date | null
  readers: { addresses: string[]; name: string }
}

/** Whether a reader forwarded it, by its subject or a line that says so. */
export function looksForwarded(subject: string, lines: string[]): boolean {
  return bareSubject(subject) !== subject || lines.some((line) => MARKER.test(cut(line)))
}

/** The lines about the first sender of a forwarded message; null without their address, a subject and a date or reader. */
export function findForwardHead(given: string[]): ForwardHead | null {
  const lines = given.slice(0, FORWARD_LINES_MAX + HEAD_LINES_MAX).map(cut)
  for (const [start, line] of lines.slice(0, FORWARD_LINES_MAX).entries()) {
    if (!labelled(line)) continue
    const { fields, end } = readFields(lines, start)
    const { from = '', subject, date, to } = fields
    const [address] = from.match(ADDRESS) ?? []
    if (!address || subject === undefined || (date === undefined && to === undefined)) continue
    const marker = lines.findLastIndex((one, at) => at < start && at >= start - 3 && MARKER.test(one))
    return {
      noteEnd: marker === -1 ? start : marker,
      end,
      sender: { name: nameIn(from) || null, address: address.toLowerCase() },
      subject: bareSubject(subject),
      sentAt: date ? readStatedDate(date) : null,
      readers: {
        addresses: `${to} ${fields.copies}`.match(ADDRESS)?.map((one) => one.toLowerCase()) ?? [],
        name: nameIn(to ?? ''),
      },
    }
  }
  return null
}

function readFields(lines: string[], start: number) {
  const fields: Partial<Record<Label, string>> = {}
  /** A label with its value on the next line, or a list that goes on there. */
  let open: Label | null = null
  let at = start
  for (; at < Math.min(lines.length, start + HEAD_LINES_MAX); at++) {
    const field = labelled(lines[at]!)
    if (field && !(field.label in fields)) {
      fields[field.label] = field.value
      open = field.value === '' || /[,;]$/.test(field.value) ? field.label : null
    } else if (open && !field) {
      fields[open] = `${fields[open]} ${lines[at]!}`.trim()
      if (!/[,;]$/.test(lines[at]!)) open = null
    } else break
  }
  return { fields, end: at }
}

function labelled(line: string): { label: Label; value: string } | null {
  const colon = line.slice(0, LABEL_CHARS_MAX + 1).search(/[:：]/)
  const word = line
    .slice(0, Math.max(0, colon))
    .replace(/[*_>\s]+/g, ' ')
    .trim()
    .toLowerCase()
  const label = LABEL_OF.get(word)
  return label
    ? {
        label,
        value: line
          .slice(colon + 1)
          .replace(/^[*_\s]+/, '')
          .trim(),
      }
    : null
}

function cut(line: string): string {
  return line.slice(0, LINE_CHARS_MAX).trim()
}

export function bareSubject(subject: string): string {
  return subject.slice(0, LINE_CHARS_MAX).replace(PREFIX, '') + subject.slice(LINE_CHARS_MAX)
}

/** `Sam Rivera <sam@home.test>` without the address. */
function nameIn(text: string): string {
  // bounded: lines have at most LINE_CHARS_MAX characters.
  const bare = text.split(/[<([]|[\w.+-]{1,64}@/)[0]!
  return bare
    .replace(/["“”']/g, '')
    .trim()
    .slice(0, 80)
}

/** Words of the reader above a forwarded message, without their signature and what their phone adds. */
export function noteOf(lines: string[]): string {
  const signature = lines.findIndex((line) => /^(?:--|__)[-_\s]*$/.test(cut(line)))
  const own = lines.slice(0, signature === -1 ? undefined : signature).map(cut)
  const last = own.at(-1) ?? ''
  if (last.length < 60 && ADVERTISED.test(last)) own.pop()
  return own.join('\n').trim().slice(0, NOTE_CHARS_MAX)
}

const NOTE_CHARS_MAX = 1000
const ADVERTISED = /iphone|ipad|android|outlook|galaxy|samsung|huawei|yahoo|gmail|proton|blackberry/i

/** A date as mail programs write it in ten languages; null where day and month could be either. */
function readStatedDate(text: string): Date | null {
  const line = text.slice(0, LINE_CHARS_MAX).toLowerCase()
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(line)?.[0]
  const time = /(?<!\d)(\d{1,2})[:.h](\d\d)(?!\d)/.exec(year ? line.slice(line.indexOf(year) + 4) : '')
  const hour = Number(time?.[1] ?? 0) % 24
  const isLater = hour < 12 && /\d\s?p\.?\s?m\b|下午|午後/.test(line)
  const clock = time ? `T${String(isLater ? hour + 12 : hour).padStart(2, '0')}:${time[2]}:00Z` : 'T00:00:00Z'
  const parts = year && dayAndMonth(line, year)
  if (!parts) return believableDate(text.slice(0, LINE_CHARS_MAX))
  const [month, day] = parts.map((part) => String(part).padStart(2, '0'))
  return believableDate(`${year}-${month}-${day}${clock}`)
}

function dayAndMonth(line: string, year: string): [number, number] | null {
  // bounded: lines have at most LINE_CHARS_MAX characters.
  const after = /^\s?[年./-]\s?(\d{1,2})\s?[月./-]\s?(\d{1,2})/.exec(line.slice(line.indexOf(year) + 4))
  if (after) return [Number(after[1]), Number(after[2])]
  const dotted = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?$/.exec(line.slice(0, line.indexOf(year)))
  if (dotted) return [Number(dotted[2]), Number(dotted[1])]
  const words = line.match(/\p{L}+/gu) ?? []
  const month = words.flatMap((word) => MONTHS.get(word) ?? [])[0]
  const day = /(?<![\d:])(\d{1,2})(?![\d:])/.exec(line.replace(year, ' '))?.[1]
  return month && day ? [month, Number(day)] : null
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']
/** Names of months and their abbreviations, in lower case. */
const MONTHS = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, at): [string, number] => {
        const parts = format.formatToParts(Date.UTC(2026, at, 1))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        return [name.toLowerCase().replace(/\P{L}/gu, ''), at + 1]
      })
    }),
  ).filter(([name]) => name.length > 2),
)
