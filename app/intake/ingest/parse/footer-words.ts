/** Words of the lines that close an email: why it came, how to stop it, whose it is. Fixed words, so matching is linear. */
import { PERSONAL_WORDS, UNSUBSCRIBE_WORDS } from '#app/inspection/attributes/unsubscribe-words.ts'

const LEGAL = [
  'opt[ -]out|manage (?:your )?(?:email )?preferences|email preferences|update (?:your )?preferences',
  'all rights reserved|©|\\(c\\) ?(?:19|20)\\d\\d|copyright (?:19|20)\\d\\d|terms (?:of (?:use|service)|(?:&|and) conditions)|privacy (?:policy|notice)',
  'view (?:this )?(?:email )?(?:in|on) (?:your )?browser|view online|web version|add us to your address book',
  'composed sample for the mailshelf demo|please do not reply|do not reply to this',
  'datenschutz|impressum|alle rechte vorbehalten|allgemeine geschäftsbedingungen|handelsregister|amtsgericht|ust-?id',
  'mentions légales|tous droits réservés|politique de confidentialité|conditions générales|merci de ne pas répondre',
  'aviso legal|todos los derechos reservados|política de privacidad|términos y condiciones|protección de datos|no respond[ae]s? a este',
  'todos os direitos reservados|política de privacidade|termos (?:de uso|e condições)|não responda a est[ea]|cnpj',
  'tutti i diritti riservati|informativa (?:sulla )?privacy|privacy policy|partita iva|p\\. ?iva|note legali|non rispondere a quest',
  'alle rechten voorbehouden|privacy(?:beleid|verklaring)|algemene voorwaarden|btw-nummer|kvk',
  'wszelkie prawa zastrzeżone|polityk[aęi] prywatności|regulamin|prosimy nie odpowiadać',
  'alla rättigheter förbehållna|integritetspolicy|alle rettigheder forbeholdes|persondatapolitik|alle rettigheter|personvern(?:erklæring)?|kaikki oikeudet pidätetään|tietosuojaseloste',
  'všechna práva vyhrazena|všetky práva vyhradené|minden jog fenntartva|toate drepturile rezervate|tüm hakları saklıdır|все права защищены|усі права захищено',
  '無断転載|個人情報(?:保護方針|の取り扱い|の取扱い)|プライバシーポリシー|特定商取引|送信専用|返信(?:できません|いただいても|はできません)|版权所有|版權所有|隐私政策|隱私權政策|개인정보\\s?(?:처리|취급)방침|발신\\s?전용|무단\\s?전재|جميع الحقوق محفوظة|כל הזכויות שמורות',
]
const RECEIVED = [
  "you(?:’|')?(?:re| are| were| have|’ve|'ve)? (?:are )?(?:currently )?receiv(?:e|ed?|ing) (?:this|these|our)|you received this|this (?:e-?mail|message|newsletter|mailing) was (?:sent|intended|delivered)|receiv(?:ing|ed) this (?:e-?mail|message|newsletter)|(?:subscribed|signed up|registered) (?:as|with|under|to receive)|to be removed from|removed? from (?:this|our) (?:mailing )?list",
  'sie (?:erhalten|bekommen) (?:diese|diesen|unseren|dieses)|du (?:erhältst|bekommst) (?:diese|diesen|unseren)|diese (?:e-?mail|nachricht) (?:wurde|ist|geht) |(?:diesen|unseren) newsletter (?:nicht mehr|abbestellen)|keine (?:weiteren )?(?:e-?mails|newsletter) mehr',
  'vous (?:recevez|avez reçu) (?:cet?t?e?|notre) |cet? (?:e-?mail|courriel|message) (?:vous )?a été envoyé|ne (?:souhaitez|voulez) plus recevoir',
  '(?:recib(?:es|e|iste|ió)|(?:has|ha) recibido|est[áa]s? recibiendo) (?:este|esta|nuestr[oa])|este (?:correo|mensaje|e-?mail|boletín) (?:fue|ha sido|se ha) |no (?:deseas?|quieres?) (?:seguir )?recibi',
  '(?:recebeu|recebe|est[áa] (?:recebendo|a receber)) (?:este|esta|esse|essa)|est[ea] (?:e-?mail|mensagem) foi enviad|n[ãa]o (?:deseja|quer|queira|deseje) (?:mais )?receber',
  '(?:ricevi|riceve|(?:hai|ha) ricevuto|stai ricevendo) (?:questa|questo|la nostra)|quest[ao] (?:e-?mail|messaggio|newsletter) (?:è|viene) stat[ao]|non (?:vuoi|desideri|desidera) più ricevere',
  '(?:je|u) (?:ontvangt|krijgt) (?:deze|dit|onze)|deze (?:e-?mail|nieuwsbrief) (?:is|werd|wordt) |(?:geen|niet) (?:meer|langer) .{0,20}ontvangen',
  'otrzymuje(?:sz|cie)|otrzyma(?:łeś|łaś|li państwo)|wiadomość (?:została|ta została) (?:wysłana|wygenerowana)|nie chcesz (?:już )?otrzymywać',
  'du (?:får|fick|har fått) (?:det här|detta|den här)|du (?:modtager|mottar|får) (?:denne|dette)|(?:sait|saat) tämän|tento e-?mail (?:jste|ste|vám)|ezt (?:az e-?mailt|a levelet)|ați primit acest|bu e-?posta(?:yı)?|вы получили (?:это|данное)|ви отримали (?:це|цей)',
  '(?:この|本|当)(?:メール|メールマガジン|メルマガ)は|(?:您|你)(?:会|會)?收到(?:此|这|這|本)|(?:此|本)(?:邮件|郵件)|(?:본|이)\\s?(?:메일|이메일)은|تلقيت هذا|קיבלת (?:הודעה|מייל|אימייל) ז',
]
const SMALL_PRINT =
  /^[*†¹]|subject to change|trademarks?\b|offer (?:valid|ends|excludes)|valid (?:until|through|only)|(?:cannot|can ?not|may not) be combined|prices (?:do not|may|are)|while (?:stocks?|supplies) last|irrtümer vorbehalten|solange der vorrat|dans la limite des stocks|hasta agotar existencias|salvo errori|zolang de voorraad/i

// measured: test/linear/ingest.cases.ts repeats these words.
const LEGAL_WORDS = new RegExp([...LEGAL, ...RECEIVED].join('|'), 'iu')
/** Older English rules, which also match in the middle of a long email. */
const ENDING = /unsubscribe|all rights reserved|composed sample for the mailshelf/i
// measured: test/linear/ingest.cases.ts repeats these words.
const ENDING_WORDS = new RegExp(RECEIVED.join('|'), 'iu')
const RIGHTS =
  /©|rechte(?:n)? vorbehouden|rechte vorbehalten|droits réservés|derechos reservados|direitos reservados|diritti riservati|prawa zastrzeżone|права защищены|rights reserved|無断転載|版权所有|impressum|mentions légales|aviso legal|プライバシーポリシー/iu

/** Headlines and paragraphs of a product may name preferences or a web version; a line of the footer is short. */
const PERSONAL_CHARS_MAX = 120
const LEGAL_CHARS_MAX = 400

/** Whether a line speaks about the email itself rather than its subject. */
export function isLegal(text: string): boolean {
  if (text.length >= LEGAL_CHARS_MAX) return false
  if (LEGAL_WORDS.test(text) || UNSUBSCRIBE_WORDS.test(text)) return true
  return text.length <= PERSONAL_CHARS_MAX && PERSONAL_WORDS.test(text)
}

export function isEnding(text: string): boolean {
  return ENDING.test(text) || UNSUBSCRIBE_WORDS.test(text) || ENDING_WORDS.test(text) || RIGHTS.test(text)
}

export function isSmallPrint(text: string): boolean {
  return SMALL_PRINT.test(text.trimStart())
}

const COMPANY =
  /(?<!\p{L})(?:GmbH|AG|KG|e\.? ?V\.|Ltd|Limited|LLC|Inc|Corp|PLC|SARL|SAS|SASU|S\.A\.?S?|S\.?L\.?U?\.|S\.? ?r\.? ?l\.?|S\.p\.A\.|B\.?V\.|N\.?V\.|Sp\. z o\.? ?o\.|Ltda|Lda|ApS|A\/S|AS|AB|Oy|Kft|s\.r\.o\.)(?![\p{L}\p{N}])|株式会社|有限会社|合同会社|有限公司|주식회사/u

// bounded: every repetition has a limit.
const ADDRESS =
  /(?<!\d)(?:D-|F-|A-|CH-|I-|E-|NL-|L-|B-)?\d{4,5}(?:-\d{3,4})?,? \p{Lu}|(?<!\d)\d{2}-\d{3} \p{Lu}|(?<!\d)\d{4} ?[A-Z]{2}(?!\p{L})|(?<!\p{L})[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}(?!\p{L})|(?<!\p{L})[A-Z]{2},? \d{5}(?!\d)|\p{L} \d{5}(?:-\d{3,4})?$|〒 ?\d{3}-?\d{4}|\d{1,4}(?:丁目|番地|号室|号|號|층)/u

/** A company with its postal address, as the law asks for. */
export function isImprint(text: string): boolean {
  return text.length <= 250 && ADDRESS.test(text) && (COMPANY.test(text) || /〒/.test(text))
}

export function isAddress(text: string): boolean {
  return text.length <= 160 && ADDRESS.test(text)
}
