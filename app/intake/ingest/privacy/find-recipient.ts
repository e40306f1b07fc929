/** Finds recipients by their position, such as after a greeting or `sent to`, never by lists of names. */
import { companyLabel } from '#app/intake/ingest/parse/sender.ts'
import { linesOf } from '#app/intake/ingest/parse/source-lines.ts'

type Message = {
  subject: string
  source: string
  recipients: string[]
  senderAddresses: (string | null)[]
  senderName: string | null
}

const LINES_MAX = 3000
const LINE_CHARS_MAX = 240
const ADDRESSES_MAX = 300
const FOUND_MAX = 10
const BEFORE_CHARS = 90
const AFTER_CHARS = 40

const GREETING =
  'hi|hiya|hey|heya|hello|dear|good (?:morning|afternoon|evening|day)|greetings|welcome(?: back)?|thanks|thank you|' +
  'hallo|hej|hei|heisann|moin|servus|liebe[rs]?|guten (?:morgen|tag|abend)|sehr geehrte[rs]?(?: frau| herr)?|goedendag|beste|geachte(?: heer| mevrouw)?|kære|kjære|bästa|' +
  'hola|estimad[oa]|querid[oa]|buenos d[íi]as|buenas tardes|ol[áa]|oi|prezad[oa]|car[oa]|bom dia|boa tarde|boa noite|' +
  'bonjour|bonsoir|salut|cher|ch[èe]re|coucou|ciao|gentile|buongiorno|salve|' +
  'cześć|witaj|dzień dobry|szanown[ya]|drog[ia]|dobrý den|ahoj|vážen[ýáa]|szia|kedves|tisztelt|bună|salutare|dragă|zdravo|pozdrav|poštovan[ia]|' +
  'привет|здравствуйте|добрый день|уважаем(?:ый|ая)|дорог(?:ой|ая)|вітаємо|привіт|шановн(?:ий|а)|merhaba|selam|sayın|sevgili|γεια σου|γεια σας|αγαπητ[έή]|' +
  'halo|hai|xin chào|chào'
const TITLE =
  '(?:(?:mrs?|ms|miss|mx|dr|prof|frau|herr|madame|monsieur|mme|sr[ta]?a?|se[ñn]ora?|dna?|dott|sig(?:nora?|ra)?|pan[ia]?)\\.? )?'
const NAME = String.raw`\p{L}[\p{L}\p{M}'’-]{1,24}\.?(?: \p{Lu}[\p{L}\p{M}'’-]{0,24}\.?){0,3}`
// bounded: lines have at most LINE_CHARS_MAX characters.
const GREETED = new RegExp(`^(?:${GREETING})[,!]? ${TITLE}(${NAME}) ?([,!:;.–—-]|$)`, 'iu')
/** Greetings that often precede a season or a holiday. */
const LOUD = /^(?:hello|welcome|ciao|good|thanks|thank|hallo|hola|salut|bonjour|merhaba|hei|hej)\b/i
// bounded: lines have at most LINE_CHARS_MAX characters.
const GREETED_EAST =
  /^(?:(?!お客|皆|みな|会員|各位|ご利用)([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2,8}(?:[ \u3000][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,6})?)[ \u3000]?(?:様|さま|さん)(?=$|[、,，\s])|(?:亲爱的|尊敬的|親愛的)(?!用户|客户|会员|朋友|顾客|读者|客戶|會員|用戶)([\p{sc=Han}]{2,4})(?=$|[、,，:：!！\s])|(?!고객|회원|구독자|여러분)([\p{sc=Hangul}]{2,4}) ?(?:님|고객님|회원님)(?=$|[,!\s]))/u
/** Words that follow a greeting without being a name. */
const NOBODY = new Set(
  (
    'there all everyone everybody friend friends team customer customers client clients member members subscriber subscribers reader readers ' +
    'user users guest guests fan fans folks guys ladies gentlemen sir madam sirs you your our the a an my valued fellow partner partners colleague colleagues ' +
    'neighbor neighbour student students parent parents teacher teachers mom mum dad mama papa santa shopper shoppers buyer traveler traveller travelers explorer ' +
    'home back aboard again to in from for and or is it we i me this that with at on world sunshine beautiful gorgeous lovely babe love darling honey buddy pal dear ' +
    'spring summer autumn fall winter january february march april may june july august september october november december ' +
    'monday tuesday wednesday thursday friday saturday sunday weekend christmas easter halloween holidays holiday new year savings sale deals fresh kitty ' +
    'reader applicant candidate account holder homeowner investor developer developers maker makers creator creators community family tribe crew hr admin support ' +
    'kunde kunden kundin kundinnen leser leserin leserinnen freund freunde freundin mitglied mitglieder damen herren und interessent zusammen alle alles welt nutzer gast ' +
    'client cliente clientes amigo amigos amiga amigas usuario usuaria usuário usuária usuários assinante assinantes leitor leitora leitores parceiro parceiros todos todas tudo bem mundo ' +
    'senhor senhora senhores señor señora señores suscriptor suscriptores lector lectores miembro miembros socio socios colega colegas aluno aluna ' +
    'toi vous tous toutes amis ami amie madame monsieur mesdames messieurs abonné abonnés abonnée lecteur lectrice lecteurs membre membres cher chère à au monde le la les un une ' +
    'cliente clienti amico amici amica lettore lettori utente utenti socio soci tutti tutte mondo ' +
    'klant klanten lezer lezers vriend vrienden iedereen allemaal lid leden relatie heer mevrouw kund kunder alla allihopa kunde venn venner alle vän vänner läsare ' +
    'klient klienci kliencie kliencie państwo panie panowie drodzy zákazník zákazníci zákazníku přátelé ügyfelünk vásárlónk olvasónk client clienți ' +
    'друзья клиент клиенты покупатель подписчик пользователь коллеги друг всем клієнт друзі müşterimiz müşteri üyemiz dostlar herkese kullanıcı bạn anda kak semua pelanggan'
  ).split(' '),
)

/** Words that often stand before the first comma of a subject. */
const OPENERS = new Set(
  (
    'today tonight tomorrow now finally yes no wow psst hurry attention sorry oops last soon new newest introducing reminder update updates news free first second third ' +
    'meet breaking okay ok well so but here save shop get buy win enjoy discover look listen wait stop go come read watch learn please congratulations congrats cheers ' +
    'ready limited exclusive final bye goodbye good great big best more less only just hot cool warm red white black blue green gold pink small large simple fast easy ' +
    'however therefore unfortunately also still then actually honestly seriously important warning notice urgent trending sunny cozy cosy fresh bold soft light bright ' +
    'food drinks music books style fashion beauty travel health sports coffee tea wine love peace hope joy one two three four five six seven eight nine ten ' +
    'heute endlich jetzt neu achtung bald letzte ja nein morgen aujourd’hui enfin maintenant nouveau nouvelle demain hoy ahora nuevo nueva mañana hoje agora novo nova ' +
    'amanhã oggi ora nuovo nuova domani vandaag eindelijk nieuw dziś teraz nowość'
  ).split(' '),
)
const CALLED = String.raw`\p{Lu}[\p{Ll}\p{M}'’-]{1,15}`
// bounded: lines have at most LINE_CHARS_MAX characters.
const OPENING = new RegExp(`^["“(]?(${CALLED}), \\S`, 'u')
// bounded: lines have at most LINE_CHARS_MAX characters.
const CLOSING = new RegExp(`[,–—] (${CALLED}) ?[!.?…]?$`, 'u')
// bounded: lines have at most LINE_CHARS_MAX characters.
const CLOSING_EAST =
  /[、,，]\s?([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2,8})\s?(?:様|さま|さん)[!！。…]?$|[,，]\s?([\p{sc=Hangul}]{2,4})\s?님[!.]?$/u
/** `This week: lamps, chairs, Boom` */
// bounded: lines have at most LINE_CHARS_MAX characters.
const LIST = /:[^:,]+,[^:]+, /
// bounded: lines have at most LINE_CHARS_MAX characters.
const GREETED_SUBJECT = new RegExp(
  `^(?:${GREETING})[,!]? (\\p{L}[\\p{L}\\p{M}'’-]{1,15}) ?(?:[,!?:.…–—]|$)`,
  'iu',
)
// bounded: lines have at most LINE_CHARS_MAX characters.
const ADDRESSED = new RegExp(
  `^(${CALLED}), (?:your?|we|ihre?|deine?|votre|vos|tu|sus?|seus?|suas?|il tuo|la tua|je|uw|twój|twoje)(?!\\p{L})`,
  'u',
)
const CALLED_LINES_MAX = 60
// bounded: at most BEFORE_CHARS characters.
const BESIDE = /((?:\p{Lu}[\p{L}\p{M}'’.-]{0,24} ){1,3}\p{Lu}[\p{L}\p{M}'’-]{1,24}) ?[<([]$/u
// bounded: lines have at most LINE_CHARS_MAX characters.
const NUMBER = new RegExp(
  [
    '(?:(?:member(?:ship)?|customer|account|loyalty|rewards|subscriber|kund(?:en|e)?|mitglieds?|klant|lid|medlems?|asiakas)[ -]?(?:card )?(?:number|no\\b|nr\\b|id\\b|nummer|numero|#)',
    "num[ée]ro (?:de |d['’])?(?:client|membre|adhérent)|n[úu]mero de (?:cliente|s[oó]cio|membro|miembro)|(?:codice|numero|tessera) (?:cliente|socio)|(?:numer|nr) (?:klienta|członka)|číslo zákazníka|zákaznické číslo|müşteri numarası|номер клиента|会員番号|お客様番号|会员号|회원번호",
    '(?:your|ihre|deine|votre|su|tu|seu|teu|uw|je|il tuo|il suo|twój|ditt|din|dit|váš) (?:phone|mobile|telephone|telefon|handy|téléphone|teléfono|móvil|telefone|telemóvel|telefoon|telefono|cellulare|mobil)\\p{L}{0,8}(?: ?(?:number|nummer))?|お電話番号|휴대폰 번호)',
  ].join('|') +
    '(?:\\s?[.:：])?(?: is| ist| est| es| è| é| jest| är| er)?[ :#]{0,3}(\\+?[A-Z\\d][A-Z\\d ./-]{3,20}\\d)',
  'iu',
)
/** Heads of an address that belongs to the reader. */
const POSTAL =
  /^(?:ship(?:ping)? to|shipping address|deliver(?:y address|ed to)|billing address|lieferadresse|rechnungsadresse|lieferung an|adresse de (?:livraison|facturation)|direcci[óo]n de (?:env[ií]o|entrega|facturación)|(?:endere[çc]o|morada) de (?:entrega|faturação|cobrança)|indirizzo di (?:spedizione|consegna|fatturazione)|bezorgadres|afleveradres|factuuradres|adres (?:dostawy|wysyłki|rozliczeniowy)|leveransadress|fakturaadress|leveringsadresse|toimitusosoite|dodací adresa|teslimat adresi|адрес доставки|お届け先|配送先|收货地址|배송지)\s?(?::|：|$)/iu

/** Words before or after the reader's own address. */
// bounded: at most BEFORE_CHARS and AFTER_CHARS characters.
const SENT_TO = new RegExp(
  [
    '(?:sent|mailed|e-?mailed|addressed|delivered|forwarded|emailing) (?:\\w+ ){0,2}(?:to|at)|intended (?:only )?for|(?:subscribed|registered|signed up|enrolled|listed|known|opted[ -]in|logged in|receiving \\S+(?: \\S+){0,4}) (?:\\w+ ){0,3}(?:as|with|under|at|using|to|by|from)|your (?:registered |current |subscribed )?(?:e-?mail(?: address)?|address|login|user ?name|user id|account)(?: is| on file)?|(?:account|profile|user(?: id)?|login|e-?mail(?: address)?|member|subscriber|recipient|username) ?(?:is|for|name|id)? ?[:#=-]',
    '(?:gesendet|versendet|verschickt|geschickt|gerichtet|adressiert|angemeldet|registriert|eingetragen|zugestellt) (?:\\S+ ){0,4}(?:an|für|mit|unter|als)|(?:an|mit|unter|für) (?:die |der |ihre[r]? |deine[r]? )?(?:e-?mail-?)?adresse|empfänger|ihre e-?mail-?adresse',
    '(?:envoyé|adressé|destiné|transmis|inscrit|enregistré)\\S* (?:\\S+ ){0,4}(?:à|a|avec|sous|au)|(?:votre|l.) ?adresse',
    '(?:enviad|remitid|dirigid|destinad|encaminhad|entregue|mandad|registrad|cadastrad|suscrit|inscrit|recebend|recibid|recibiend)\\S* (?:\\S+ ){0,5}(?:a|al|ao|para|con|com|como|en|em|por)|(?:tu|su|seu|teu) (?:direcci[óo]n de )?(?:correo|e-?mail)(?: electr[óo]nico)?|(?:e-?mail|correo|endere[çc]o|usuario|usu[áa]rio) ?:',
    '(?:inviat|spedit|indirizzat|registrat|iscritt)\\S* (?:\\S+ ){0,4}(?:a|all.indirizzo|con|come|da)|indirizzo',
    '(?:verzonden|verstuurd|gestuurd|gericht|aangemeld|geregistreerd|ingeschreven) (?:\\S+ ){0,4}(?:aan|naar|met|als|op)|(?:skickat?s?|sänts?|sendt|skickades|registrerad|registreret) (?:\\S+ ){0,3}(?:till|til|på|med)|lähetett\\S+|osoittee\\S+',
    '(?:wysłan|wysłany|skierowan|zarejestrowan)\\S* (?:\\S+ ){0,3}(?:na|do|jako|pod)|(?:na |pod )?adres|(?:odeslán|zaslán|zasielan|poslán)\\S* (?:\\S+ ){0,3}na|címre|trimis\\S* (?:\\S+ ){0,3}(?:la|către)|adresa|(?:отправлен|выслан|получен|зарегистрирован)\\S*|адрес\\S*|надіслан\\S*|στάλθηκε|διεύθυνση|gönderil|dikirim(?:kan)?|alamat|gửi (?:tới|đến|cho)|ถึง|ส่งไปยัง',
    '送信|宛|登録|发送|寄送|發送|寄给|邮箱|郵箱|電子郵件|발송|수신|메일|إلى|אל|נשלח',
  ].join('|'),
  'iu',
)
const SENT_TO_AFTER =
  /^[>)\]"”]*\s*(?:宛|に(?:送信|配信)|へ(?:送信|配信)|様|(?:으)?로 (?:발송|전송)|adresine|címre|(?:has|have|is|was) (?:been )?(?:subscribed|registered|signed up|added)|ist (?:angemeldet|registriert|eingetragen)|versendet|gesendet|geschickt|verschickt)/iu
/** These words precede an address to write to. */
// bounded: at most BEFORE_CHARS characters.
const WRITE_TO =
  /(?:contact|write|reply|respond|questions?|support|help|enquir|inquir|feedback|reach|kontakt|schreib|antwort|contactez|écri|escr[ií]b|escrev|contacta|contato|fale|scriv|contatta|schrijf|(?:e-?mail|mail|let|tell|ask) us)[^.!?]{0,30}$/iu

/** What only a reviewer can decide: whether these words are the recipient's. */
type Doubt = { words: string; reason: string }

/** In addition to those of the headers. */
export function findRecipient(message: Message) {
  const lines = linesOf(message.source, LINES_MAX)
  const addresses = [...new Set(sentTo(lines, message))].slice(0, FOUND_MAX)
  const known = [...message.recipients, ...addresses]
  const locals = known.map((address) => address.split('@')[0]!.toLowerCase())
  const sender = (message.senderName ?? '').toLowerCase()
  const greeted = [message.subject, ...lines].flatMap((line) => greetedName(line, locals))
  const called = calledNames(message.subject, lines).filter((name) => !sender.includes(name.toLowerCase()))
  const isSure = (name: string) => isInLocals(name, locals) || greeted.some((one) => isPartOf(name, one))
  const names = [...greeted, ...called.filter(isSure), ...namesBeside(lines, known)]
  const numbers = lines.flatMap(numbersIn)
  return {
    addresses,
    names: [...new Set(names)].filter((name) => !sender.includes(name.toLowerCase())).slice(0, FOUND_MAX),
    numbers: [...new Set(numbers)].filter((number) => !/\s/.test(number)).slice(0, FOUND_MAX),
    doubt: doubtAbout(
      called.find((name) => !isSure(name)),
      numbers.find((number) => /\s/.test(number)),
      lines.find((line) => POSTAL.test(line)),
    ),
  }
}

function doubtAbout(name?: string, number?: string, postal?: string): Doubt | null {
  if (name) return { words: name, reason: 'looks like a name, not found in headers or addresses' }
  if (number) return { words: number, reason: 'looks like a member, customer or telephone number' }
  return postal
    ? { words: postal.slice(0, AFTER_CHARS), reason: 'a delivery or billing address follows' }
    : null
}

/** Words in the place of a name: before or after the comma of a subject, after a greeting, before `your`. */
function calledNames(subject: string, lines: string[]): string[] {
  const line = subject.replace(/\s+/g, ' ').trim().slice(0, LINE_CHARS_MAX)
  const closing = LIST.test(line) ? null : CLOSING.exec(line)
  const found = [OPENING.exec(line), closing, GREETED_SUBJECT.exec(line)].filter(
    (match) => match && line.indexOf(match[1]!) === line.lastIndexOf(match[1]!),
  )
  const first = lines.slice(0, CALLED_LINES_MAX).map((each) => ADDRESSED.exec(each.slice(0, LINE_CHARS_MAX)))
  const names = [...found, ...first].flatMap((match) => match?.[1] ?? [])
  return names.filter((name) => !NOBODY.has(name.toLowerCase()) && !OPENERS.has(name.toLowerCase()))
}

function isInLocals(name: string, locals: string[]): boolean {
  const plain = name.toLowerCase()
  return plain.length >= 3 && locals.some((local) => local.includes(plain))
}

function isPartOf(name: string, whole: string): boolean {
  return whole.toLowerCase().split(' ').includes(name.toLowerCase())
}

/** `Sam Rivera <sam@home.test>`, `Sam Rivera (sam@home.test)`. */
function namesBeside(lines: string[], addresses: string[]): string[] {
  const wanted = new Set(addresses)
  const found: string[] = []
  let looked = 0
  for (const line of lines) {
    for (let at = line.indexOf('@'); at !== -1 && looked < ADDRESSES_MAX; at = line.indexOf('@', at + 1)) {
      looked += 1
      // bounded: an address has at most 64 characters before its @.
      const local = /[\w.+-]{1,64}$/.exec(line.slice(Math.max(0, at - 64), at))?.[0] ?? ''
      const domain = /^[a-z\d.-]{1,253}[a-z]/i.exec(line.slice(at + 1, at + 255))?.[0] ?? ''
      if (!wanted.has(`${local}@${domain}`.toLowerCase())) continue
      const start = at - local.length
      const words = BESIDE.exec(line.slice(Math.max(0, start - BEFORE_CHARS), start))?.[1]?.split(' ') ?? []
      while (words.length > 0 && NOBODY.has(words[0]!.toLowerCase())) words.shift()
      if (words.length >= 2) found.push(words.join(' '))
    }
  }
  return found
}

function numbersIn(line: string): string[] {
  const number = NUMBER.exec(line.slice(0, LINE_CHARS_MAX))?.[1]?.trim()
  return number && number.replace(/\D/g, '').length >= 5 ? [number] : []
}

function greetedName(line: string, locals: string[]): string[] {
  if (line.length > LINE_CHARS_MAX) return greetedName(line.slice(0, LINE_CHARS_MAX), locals)
  const east = GREETED_EAST.exec(line) ?? CLOSING_EAST.exec(line)
  if (east) return [(east[1] ?? east[2] ?? east[3])!]
  const match = GREETED.exec(line)
  if (!match) return []
  const name = match[1]!.replace(/\.$/, '')
  const words = name.toLowerCase().split(' ')
  const isOwnAddress = locals.some((local) => words[0]!.length >= 3 && local.includes(words[0]!))
  if (words.some((word) => NOBODY.has(word)) || (match[2] === '-' && !isOwnAddress)) return []
  // A word in lower case or capitals is a name only if it matches the address.
  if (!isOwnAddress && (!/^\p{Lu}/u.test(name) || /^\p{Lu}{2,}/u.test(name))) return []
  const isWholeLine = match[0].length >= line.length - 2
  if (!isOwnAddress && match[2] !== ',' && (LOUD.test(line) || !isWholeLine)) return []
  return [name]
}

function sentTo(lines: string[], { senderAddresses, recipients }: Message): string[] {
  const own = new Set(senderAddresses.flatMap((address) => (address ? [companyLabel(address)] : [])))
  const found: string[] = []
  let looked = 0
  for (const [index, line] of lines.entries()) {
    for (let at = line.indexOf('@'); at !== -1 && looked < ADDRESSES_MAX; at = line.indexOf('@', at + 1)) {
      looked += 1
      // bounded: an address has at most 64 characters before its @.
      const local = /[\w.+!#$%&*/=?^`{|}~-]{1,64}$/.exec(line.slice(Math.max(0, at - 64), at))?.[0]
      const domain = /^(?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24}/i.exec(line.slice(at + 1, at + 255))?.[0]
      if (!local || !domain) continue
      const address = `${local}@${domain}`.toLowerCase()
      if (recipients.includes(address) || own.has(companyLabel(address))) continue
      const start = at - local.length
      const previous = index > 0 && start < 20 ? `${lines[index - 1]!.slice(-BEFORE_CHARS)} ` : ''
      const before = `${previous}${line.slice(Math.max(0, start - BEFORE_CHARS), start)}`.slice(-BEFORE_CHARS)
      const after = line.slice(at + 1 + domain.length, at + 1 + domain.length + AFTER_CHARS)
      if ((SENT_TO.test(before) && !WRITE_TO.test(before)) || SENT_TO_AFTER.test(after)) found.push(address)
    }
  }
  return found
}
