// measured: linear-time.test.ts repeats these words.
const PERSONAL_WORDS = new RegExp(
  [
    'unsubscribe|opt[ -]?out|manage (?:your |my |email ){0,3}(?:preferences|subscriptions?)|(?:email|update) preferences',
    'preference cent(?:er|re)|subscription preferences|notification settings|email settings|update (?:your )?profile',
    'view (?:this |it |the )?(?:email |message )?(?:in|on) (?:your |a |the )?(?:web )?browser|view (?:it )?online',
    'view (?:as )?(?:a )?web ?(?:page|version)|web version|forward to a friend',
    'abmelden|abbestellen|im browser (?:öffnen|ansehen|anzeigen)|se désabonner|désinscri|désabonn',
    'cancelar (?:la |a )?(?:suscripción|inscrição|assinatura)|darse de baja|darme de baja|descadastr',
    'annulla (?:l.)?iscrizione|disiscriv|afmelden|uitschrijven|avregistrera|afmeld|meld deg av|wypisz',
    'отписаться|отписка|配信停止|購読解除|取消订阅|退订|수신거부|إلغاء الاشتراك|הסר',
  ].join('|'),
  'i',
)
const PERSONAL_ADDRESS =
  /unsub(?:scribe)?|opt-?out|list-?manage|email-?preferences|preference-?cent|manage-?(?:preferences|subscription)/i
const PERSONAL_ADDRESS_PATH = /^https?:\/\/[^/]+\/[^?#]*(?:unsubscribe|optout|opt-out)/i

/**
 * Removes the address of links that act for the recipient (a curious click would unsubscribe them) and keeps the link
 * text. Returns how many there were.
 */
export function neutralisePersonalLinks(root: HTMLElement, unsubscribeLinks: string[]): number {
  let count = 0
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')!
    if (href.startsWith('#')) continue
    const words = `${wordsOf(link)} ${link.getAttribute('title') ?? ''}`.replace(/\s+/g, ' ')
    const isPersonal =
      unsubscribeLinks.includes(href) ||
      PERSONAL_ADDRESS_PATH.test(href) ||
      PERSONAL_WORDS.test(words) ||
      (/^mailto:/i.test(href) && PERSONAL_ADDRESS.test(href))
    if (!isPersonal) continue
    removeAddress(link)
    const text = (link.textContent ?? '').trim()
    const shown = !/\s/.test(text) && /^https?:\/\/[^/]+/i.exec(text)
    if (shown) link.textContent = `${shown[0]}/…`
    count += 1
  }
  return count
}

/** Removes the target of a link and keeps its text. */
export function removeAddress(link: Element): void {
  for (const name of ['href', 'target', 'rel']) link.removeAttribute(name)
}

/** A link whose text is its own address is explained by the text before it: `Unsubscribe: https://…`. */
function wordsOf(link: Element): string {
  const text = link.textContent ?? ''
  return /^\s*https?:/i.test(text) ? `${link.previousSibling?.nodeValue?.slice(-40) ?? ''} ${text}` : text
}
