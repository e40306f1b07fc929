/** The tone of a subject: its length, emoji, names, questions and urgency. */

type SubjectTone = {
  length: number
  words: number
  emoji: number
  personal: boolean
  question: boolean
}

const WORDS = new Intl.Segmenter('en', { granularity: 'word' })
// bounded: one character as people see it.
const EMOJI = /^\p{RGI_Emoji}$/v
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
// bounded: a subject has at most 500 characters.
/** The placeholder for the reader's name, at the start or before a comma, and tokens that were not filled. */
const NAMED =
  /(?:^|[,!?:–—] |\p{Extended_Pictographic}\ufe0f? |\b(?:hi|hey|hello|dear|for|thanks|happy birthday) )Reader(?=[,!?:.–—]|$)|reader@example\.com|\*\|[A-Z_:]{2,30}\|\*|\{\{ ?[\w.| "']{2,40} ?\}\}|%%[\w ]{2,30}%%|\[(?:first ?name|name|fname)\]/iu

export function readSubjectTone(subject: string): SubjectTone {
  const characters = [...GRAPHEMES.segment(subject)].map(({ segment }) => segment)
  return {
    length: Array.from(subject).length,
    words: [...WORDS.segment(subject)].filter(({ isWordLike }) => isWordLike).length,
    emoji: characters.filter((character) => EMOJI.test(character)).length,
    personal: NAMED.test(subject),
    // Also those of Chinese, Japanese, Arabic and Greek.
    question: /[?？؟\u037e]/.test(subject),
  }
}

// bounded: words of a list.
const PRESSING =
  /(?<!\p{L})(?:last (?:chance|call|day|hours)|final (?:hours|day|days|call|reminder|chance)|ends? (?:tonight|today|tomorrow|soon|at midnight|in \d{1,2} (?:hours?|days?))|hurry|only \d{1,2} (?:hours?|days?) left|\d{1,2} hours? (?:left|only)|today only|tonight only|one day only|don[’']t miss (?:out|this)|before (?:it[’']s|they[’']re) (?:gone|too late|over)|act (?:now|fast)|limited time|while (?:stocks?|supplies) last|almost gone|expires? (?:today|tonight|soon|tomorrow)|running out|nur (?:noch )?heute|nur für kurze zeit|letzte chance|endet (?:heute|bald|morgen)|dernière chance|derniers? jours?|dernières heures|últimas? (?:oportunidad|horas)|últimos días|solo hoy|ultim[ei] (?:giorni|ore)|ultima (?:occasione|possibilità)|solo oggi|laatste (?:kans|dag|uren)|alleen vandaag|sista chansen|só hoje|última chance|ostatni(?:a szansa|e godziny))(?!\p{L})/iu

export function readUrgency(subject: string, preheader: string): boolean {
  return PRESSING.test(subject) || PRESSING.test(preheader)
}
