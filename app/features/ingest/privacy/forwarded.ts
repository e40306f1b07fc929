/** Reads who sent a message before a reader forwarded it: its From and To are the reader's then. */
import { linesOf } from '#app/features/ingest/parse/source-lines.ts'
import type { ParsedMessage } from '#app/features/ingest/parse/parse-message.server.ts'

const LINES_MAX = 80
const LINE_CHARS_MAX = 240
/** From, date, subject and to follow each other. */
const HEADS_WITHIN = 8

// bounded: lines have at most LINE_CHARS_MAX characters.
const PREFIX =
  /^(?:(?:fwd?|wg|tr|rv|enc|i|pd|vb|vs|doorst|přep|továbbítva|redir|转发|轉寄|転送|전달)\s?[:：]\s*)+/i
// bounded: lines have at most LINE_CHARS_MAX characters.
const MARKER =
  /^(?:-{2,} ?|begin )?(?:(?:original |begin )?forwarded message|weitergeleitete nachricht|anfang der weitergeleiteten (?:nachricht|e-mail)|message (?:transféré|réexpédié)|début du message (?:transféré|réexpédié)|mensaje reenviado|inicio del mensaje reenviado|mensagem (?:encaminhada|reencaminhada)|início da mensagem (?:encaminhada|reenviada)|messaggio inoltrato|inizio messaggio inoltrato|doorgestuurd bericht|begin doorgestuurd bericht|wiadomość przekazana dalej|przekazana wiadomość|początek przekazywanej wiadomości|vidarebefordrat (?:meddelande|brev)|vidarebefordrat mejl|videresendt (?:melding|besked)|転送メッセージ|転送されたメッセージ|转发的邮件|轉寄的郵件|전달된 메시지)/i
// bounded: lines have at most LINE_CHARS_MAX characters.
const FROM =
  /^(?:from|von|de|da|van|od|från|fra|lähettäjä|差出人|发件人|寄件者|보낸 ?사람)\s?[:：]\s?(.{0,120}?)[<([]?\s?(?:mailto:)?([\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24})/i
// bounded: lines have at most LINE_CHARS_MAX characters.
const TO = /^(?:to|an|à|para|a|aan|do|till|til|vastaanottaja|宛先|收件人|받는 ?사람)\s?[:：]\s?(.{1,200})/i
// bounded: lines have at most LINE_CHARS_MAX characters.
const SUBJECT =
  /^(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|ämne|emne|aihe|件名|主题|主旨|제목)\s?[:：]/i

/** Readers add words of their own, and their mail programs name them in many places. */
export const FORWARDED = { words: 'Forwarded message', reason: 'a reader forwarded it' }

type Forwarded = { message: ParsedMessage; isForwarded: boolean }

/** The message as its sender sent it; the reader who forwarded it becomes a recipient. */
export function asSentFirst(message: ParsedMessage, source: string): Forwarded {
  const lines = linesOf(source, LINES_MAX).map((line) => line.slice(0, LINE_CHARS_MAX))
  const subject = bareSubject(message.subject)
  const isForwarded = subject !== message.subject || lines.some((line) => MARKER.test(line))
  const found = isForwarded ? firstSender(lines) : null
  if (!found) return { message, isForwarded }
  const { sender } = message
  const readers = found.to.match(ADDRESS) ?? []
  const names = [sender.name, nameIn(found.to)].filter((name) => !!name) as string[]
  return {
    isForwarded,
    message: {
      ...message,
      subject: subject || message.subject,
      sender: { name: nameIn(found.name) || null, address: found.address },
      replyTo: null,
      recipients: [
        ...message.recipients,
        ...[sender.address, message.replyTo, ...readers].flatMap((each) => each?.toLowerCase() ?? []),
      ].filter((address) => address !== found.address),
      recipientNames: [...message.recipientNames, ...names],
    },
  }
}

// bounded: lines have at most LINE_CHARS_MAX characters.
const ADDRESS = /[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24}/gi

function bareSubject(subject: string): string {
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

function firstSender(lines: string[]): { name: string; address: string; to: string } | null {
  for (const [at, line] of lines.entries()) {
    const from = FROM.exec(line)
    const heads = lines.slice(at + 1, at + HEADS_WITHIN)
    if (!from || !heads.some((head) => SUBJECT.test(head))) continue
    const to = heads.flatMap((head) => TO.exec(head)?.[1] ?? [])[0] ?? ''
    return { name: from[1]!, address: from[2]!.toLowerCase(), to }
  }
  return null
}
