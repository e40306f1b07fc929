/** Finds the recipient in text, where they are replaced, and anywhere else, also encoded for click tracking. */
import { createHash } from 'node:crypto'
import { decodeEntities } from '#app/intake/ingest/parse/html-text.ts'
import { RECIPIENT_NAME_STAND_IN, RECIPIENT_STAND_IN } from '#app/intake/ingest/schema.ts'

export type Recipients = { addresses: string[]; names: string[] }

export type PersonalData = {
  /** Whether `text` identifies the recipient, also through nested encodings. */
  appearsIn(text: string): boolean
  /** Whether the whole `text` is the recipient's full, first or last name. */
  isName(text: string): boolean
  /** `text` without the recipient, and how often they were replaced. */
  redact(text: string): { text: string; addresses: number; names: number }
}

const NOBODY: PersonalData = {
  appearsIn: () => false,
  isName: () => false,
  redact: (text) => ({ text, addresses: 0, names: 0 }),
}
/** Nested encodings: senders use up to three, the fourth is a margin. */
const LAYERS_MAX = 4
/** Display names in To that are not a person's name. */
const NO_NAMES =
  /^(?:(?:dear |valued |our )?(?:customers?|subscribers?|members?|friends?|readers?|users?|recipients?|guests?|clients?)|undisclosed[ -]recipients|team|info|hello|news(?:letter)?|list|everyone|all|you|me|there|mail|email|contact|support|office|admin)$/i
const GREETINGS =
  'hi|hiya|hello|hey|heya|dear|hallo|hej|hei|hola|bonjour|bonsoir|salut|ciao|ol[áa]|oi|liebe[rs]?|guten (?:morgen|tag|abend)|moin|servus|' +
  'sehr geehrte[rs]?(?: frau| herr)?|estimad[oa]|querid[oa]|cher|ch[èe]re|car[oa]|gentile|beste|kære|ahoj|cześć|witaj|' +
  'привет|здравствуйте|good (?:morning|afternoon|evening|day)|welcome(?: back| home| aboard)?|thanks|thank you|thx|' +
  'congrat(?:ulation)?s|well done|happy birthday|birthday|anniversary|howdy|greetings|yo|psst|sorry|oops|goodbye|bye|(?:just|made|picked|chosen|exclusively|especially|only) for'
const FOR_WHOM = 'for|para|pour|für|per|voor|till|til|dla|pro|для|için|για|untuk'
const WORD_NAMES =
  /^(?:may|rose|june|april|august|mark|will|grace|hope|joy|summer|autumn|dawn|faith|art|bill|chance|chase|christian|daisy|dean|drew|earl|frank|gene|grant|guy|heather|holly|ivy|jack|jewel|lily|love|max|merry|miles|olive|page|pat|pearl|penny|ray|rich|rob|robin|ruby|rusty|sandy|star|sterling|sue|sunny|victor|violet|wade|young|king|best|white|black|brown|green|gray|long|short|day|home|house|garden|sol|luz|mar|paz|marc|clara|bella|mia|luna|sky|lead|major|price|sale|noel|pascal|jasmine)$/i
const TITLES = String.raw`(?:(?:mrs?|ms|miss|mx|dr|prof|frau|herr|madame|monsieur|se[ñn]ora?|sig(?:nora?)?)\.?\s+)?`

export function personalDataOf({ addresses, names }: Recipients): PersonalData {
  const known = [...new Set(addresses.map((address) => address.toLowerCase()))].filter(
    (address) => address !== RECIPIENT_STAND_IN,
  )
  const people = [...new Set(names.flatMap(spellings))]
  if (known.length === 0 && people.length === 0) return NOBODY
  const fullNames = [
    ...people.filter((name) => name.includes(' ') || isWide(name)),
    ...known.flatMap(handleOf),
  ]
  const parts = [...new Set(people.flatMap(partsOf))].filter(isUsable)
  // measured: test/linear/ingest.cases.ts; the recipient's address and name, each character escaped.
  const inText = known.length > 0 ? new RegExp(known.map(writtenForms).join('|'), 'gi') : null
  const verp = known.map((address) => address.replace('@', '='))
  const hashes = known.flatMap(hashesOf)
  // measured: test/linear/ingest.cases.ts; the recipient's name, each character escaped.
  const name = fullNames.length > 0 ? new RegExp(fullNames.map(nameForms).join('|'), 'giu') : null
  const calls = vocatives(parts)

  function isPlainIn(text: string): boolean {
    const lower = text.toLowerCase()
    return (
      known.some((address) => lower.includes(address)) ||
      verp.some((form) => lower.includes(form)) ||
      hashes.some((hash) => text.includes(hash) || lower.includes(hash)) ||
      (name !== null && lower.search(name) !== -1)
    )
  }

  function appearsIn(text: string): boolean {
    return isWithin(text, isPlainIn)
  }

  function redact(text: string): { text: string; addresses: number; names: number } {
    const count = { addresses: 0, names: 0 }
    let out = text
    if (inText) {
      out = out.replace(inText, () => {
        count.addresses += 1
        return RECIPIENT_STAND_IN
      })
    }
    function stand(): string {
      count.names += 1
      return RECIPIENT_NAME_STAND_IN
    }
    if (name) out = out.replace(name, stand)
    for (const call of calls) out = out.replace(call, (_, before: string) => before + stand())
    if (appearsIn(out)) {
      out = out.replace(/\S{8,}/g, (word) => {
        if (!appearsIn(word)) return word
        count.addresses += 1
        return RECIPIENT_STAND_IN
      })
      // Spread over several words in an unexpected way: better no text than personal data.
      if (appearsIn(out)) return { text: '', addresses: count.addresses + 1, names: count.names }
    }
    return { text: out, ...count }
  }

  const whole = new Set([...parts, ...people].map((part) => part.toLowerCase()))
  return { appearsIn, isName: (text) => whole.has(normalized(text)), redact }
}

/** Whether `isPlainIn` holds for a text, or for what it may be an encoding of. */
export function isWithin(text: string, isPlainIn: (text: string) => boolean): boolean {
  let texts = new Set([text])
  for (let layer = 0; layer < LAYERS_MAX; layer++) {
    for (const each of texts) if (isPlainIn(each)) return true
    // A set, because the same inner text is often reached several ways and each would be followed to its end.
    texts = new Set([...texts].flatMap((each) => (each.length < 8 ? [] : unwrapped(each))))
  }
  return [...texts].some(isPlainIn)
}

/** A name from the header as an email would greet it: `Doe, Jane` becomes Jane Doe. */
function spellings(name: string): string[] {
  const plain = name
    .replace(/["“”<>()]|^'|'$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!isUsable(plain) || plain.includes('@') || plain.length > 80) return []
  const turned = /^([^,]+), ?([^,]+)$/.exec(plain)
  return turned ? [`${turned[2]!} ${turned[1]!}`] : [plain.replace(/,/g, '')]
}

/** Jane Maria Doe is also called Jane, Jane Maria and Doe. */
function partsOf(name: string): string[] {
  const words = name.split(' ')
  return [name, words.slice(0, -1).join(' '), ...words]
}

function isUsable(name: string): boolean {
  return (name.length >= 2 || isWide(name)) && /\p{L}{2}|\p{Lo}/u.test(name) && !NO_NAMES.test(name)
}

function isWide(name: string): boolean {
  return /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\s]{2,}$/u.test(name)
}

const ROLE =
  /news|mail|info|hello|contact|support|admin|list|users?|team|sales|office|press|shop|store|orders?|account|market|notif|service|test|archive|talk|devel|announce|discuss|reply/i

/** The part before the @ where it resembles no word: senders use it as a user name. */
function handleOf(address: string): string[] {
  const local = address.split(/[@+]/)[0]!
  return local.length >= 6 && /[a-z]/.test(local) && /[\d._-]/.test(local) && !ROLE.test(local) ? [local] : []
}

/** An address as it appears in text and links, each character plain, percent-encoded or as an entity. */
function writtenForms(address: string): string {
  const body = address.replace(/[^a-z\d]/g, signForms)
  return `(?<![\\w.+-])${body}(?![\\w-])`
}

function signForms(sign: string): string {
  const code = sign.charCodeAt(0)
  const hex = code.toString(16)
  const written = [`%(?:25)*${hex}`, `=${hex}`, `&(?:amp;)*#0*${code};?`, `&(?:amp;)*#x0*${hex};?`]
  if (sign === '@') written.push('&(?:amp;)*commat;', ' ?[[(]at[\\])] ?', '=', '\uff20')
  return `(?:${[escaped(sign), ...written].join('|')})`
}

function nameForms(name: string): string {
  const words = name.split(' ').map((word) => escaped(word.toLowerCase()))
  const edge = isWide(name) ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']
  return `${edge[0]!}${words.join('(?:[\\s+._\\u00a0-]|%(?:25)*20|=20){1,3}')}${edge[1]!}`
}

/** Where a person is addressed by name: after a greeting, at the start or end of a line, or alone. */
function vocatives(parts: string[]): RegExp[] {
  if (parts.length === 0) return []
  const one = oneOf(parts)
  // Names that are also words are matched only where nothing but a name can be.
  const rare = parts.filter((part) => !WORD_NAMES.test(part))
  const forWhom =
    rare.length === 0
      ? []
      : [
          // measured: test/linear/ingest.cases.ts; names, each character escaped.
          new RegExp(
            `((?<![\\p{L}\\p{N}])(?:${FOR_WHOM})\\s+)${oneOf(rare)}(?=\\s*(?:[!.?,:)\\]–—]|\\p{Extended_Pictographic}|$))`,
            'giu',
          ),
        ]
  // measured: test/linear/ingest.cases.ts; names, each character escaped.
  return [
    new RegExp(`((?<![\\p{L}\\p{N}])(?:${GREETINGS})[,!]?\\s+${TITLES})${one}`, 'giu'),
    new RegExp(`(^\\s*["“(]?)${one}(?=\\s*(?:[,!?:;.–—-]|$)|['’]s\\s)`, 'giu'),
    new RegExp(`([,–—-]\\s*)${one}(?=\\s*(?:[!.?,…:)–—-]|\\p{Extended_Pictographic}|$))`, 'giu'),
    new RegExp(
      `((?<![\\p{L}\\p{N}])(?:${FOR_WHOM}|to|an|name|nombre|nome|nom|kunde|cliente?)\\s?:\\s*)${one}`,
      'giu',
    ),
    // measured: test/linear/ingest.cases.ts; names, each character escaped.
    new RegExp(`([[(]\\s?)${one}(?=\\s?[\\])])`, 'giu'),
    ...forWhom,
  ]
}

function oneOf(parts: string[]): string {
  const longestFirst = parts.toSorted((a, b) => b.length - a.length)
  return `(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`
}

function hashesOf(address: string): string[] {
  return ['md5', 'sha1', 'sha256'].flatMap((algorithm) => {
    const hash = createHash(algorithm).update(address).digest()
    return [hash.toString('hex'), hash.toString('base64url'), hash.toString('base64').replaceAll('=', '')]
  })
}

/** What `text` may be an encoding of, one layer down. */
function unwrapped(text: string): string[] {
  const inner: string[] = []
  const percent = text.replace(/(?:%[\da-f]{2})+/gi, (run) => bytesOf(run.replaceAll('%', '')))
  if (percent !== text) inner.push(percent)
  const quoted = text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\da-f]{2})+/gi, (run) => bytesOf(run.replaceAll('=', '')))
  if (quoted !== text) inner.push(quoted)
  const entities = text.includes('&') ? decodeEntities(text) : text
  if (entities !== text) inner.push(entities)
  for (const [run] of text.matchAll(/[\w+/-]{8,}/g)) {
    // Cut out of a longer text, base64 can begin at any of four places.
    for (const offset of [0, 1, 2, 3]) {
      const decoded = readable(Buffer.from(run.slice(offset), 'base64').toString('utf8'))
      if (decoded) inner.push(decoded)
    }
  }
  for (const [run] of text.matchAll(/[\da-f]{16,}/gi)) {
    inner.push(...[run, run.slice(1)].map((hex) => readable(bytesOf(hex))).filter(Boolean))
  }
  return inner
}

/** The parts of decoded bytes that can be text; decoding noise repeatedly would only produce more noise. */
function readable(decoded: string): string {
  const parts = decoded.match(/[\u0020-\u007e\u00a0-\ufffc]{5,}/g) ?? []
  return parts.filter((part) => /[\w.%+=-]{5}/.test(part)).join(' ')
}

function bytesOf(hex: string): string {
  return Buffer.from(hex, 'hex').toString('utf8')
}

function normalized(text: string): string {
  return text
    .replace(/[+_\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase()
}

function escaped(text: string): string {
  // No hyphen: it means nothing outside a class, and escaping it is an error under the flag `u`.
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
