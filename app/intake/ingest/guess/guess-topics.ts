import { plural } from '#app/platform/lib/format.ts'
import type { Guess } from '#app/platform/db/json-columns.ts'
import { nextComing } from '#app/gallery/categories/occasion-dates.ts'
import { holidays } from '#app/gallery/categories/taxonomy.ts'
import { EVERYDAY_WORDS, INDUSTRY_WORDS } from './industry-words.ts'
import { count, distinct, guess, type Words, wholeWords } from './word-patterns.ts'

const OCCASIONS: { slug: string; named: RegExp }[] = [
  occasion('black-friday', 'black ?friday|\\bbfcm\\b'),
  occasion('cyber-monday', 'cyber ?(?:monday|week)'),
  occasion(
    'christmas',
    'christmas|x-?mas|weihnacht\\p{L}*|no[ëe]l\\b|navidad|natale|stocking (?:filler|stuffer)',
  ),
  occasion('boxing-day', 'boxing day'),
  occasion('advent', 'advent\\b'),
  occasion('hanukkah', 'hanukkah|chanukah'),
  occasion('kwanzaa', 'kwanzaa'),
  occasion('thanksgiving', 'thanksgiving|friendsgiving'),
  occasion('giving-tuesday', 'giving ?tuesday'),
  occasion('singles-day', "singles?[’']? day|11\\.11"),
  occasion('small-business-saturday', 'small business saturday'),
  occasion('halloween', 'halloween|trick[- ]or[- ]treat|spooky'),
  occasion('day-of-the-dead', 'd[ií]a de (?:los )?muertos|day of the dead'),
  occasion('diwali', 'diwali|deepavali'),
  occasion('valentines-day', 'valentine|galentine|saint-valentin'),
  occasion('mothers-day', "mother[’']?s[’']? day|muttertag|f[êe]te des m[èe]res|d[ií]a de la madre"),
  occasion('fathers-day', "father[’']?s[’']? day|vatertag|f[êe]te des p[èe]res"),
  occasion('easter', 'easter\\b|ostern\\b|p[âa]ques|pascua'),
  occasion(
    'lunar-new-year',
    '(?:lunar|chinese) new year|year of the (?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|monkey|rooster|dog|pig)',
  ),
  occasion('new-year', 'new year|neujahr|bonne année|feliz año'),
  occasion('dry-january', 'dry january'),
  occasion('super-bowl', 'super ?bowl|game day'),
  occasion('saint-patricks-day', "(?:st\\.?|saint) patrick|paddy[’']?s day"),
  occasion('international-womens-day', "women[’']?s day|\\biwd\\b"),
  occasion('april-fools-day', 'april fool'),
  occasion('earth-day', 'earth (?:day|month)'),
  occasion('cinco-de-mayo', 'cinco de mayo'),
  occasion('memorial-day', 'memorial day'),
  occasion('pride', 'pride (?:month|day|week|collection)|happy pride'),
  occasion('juneteenth', 'juneteenth'),
  occasion('independence-day', '(?:4th|fourth) of july|july (?:4th|fourth)|independence day'),
  occasion('labor-day', 'labou?r day'),
  occasion('veterans-day', "veterans?[’']? day"),
  occasion('presidents-day', "president[’']?s[’']? day"),
  occasion('ramadan', 'ramadan|ramazan'),
  occasion('eid-al-fitr', 'eid (?:mubarak|al-?fitr)|happy eid'),
  occasion('holi', 'happy holi|\\bholi\\b'),
  occasion('passover', 'passover|pesach'),
  occasion('rosh-hashanah', 'rosh hashanah|shana tova'),
  occasion('back-to-school', 'back[- ]to[- ](?:school|class|campus)'),
  occasion('graduation', 'graduation|class of 20\\d\\d'),
  occasion('holiday-gift-guide', 'gift guide|holiday gifts?|gifts? (?:for|under)'),
  occasion('year-in-review', 'year in review|year wrapped|look(?:ing)? back (?:at|on) 20\\d\\d'),
  occasion('end-of-year', 'end[- ]of[- ]year|year[- ]end'),
  occasion('summer-sale', 'summer (?:sale|clearance)|sommerschlussverkauf'),
  occasion('winter-sale', 'winter (?:sale|clearance)|winterschlussverkauf'),
  occasion('spring-cleaning', 'spring[- ]clean(?:ing)?'),
  occasion('wedding-season', 'wedding season|\\bbridal\\b'),
  occasion('summer', 'summer(?:time)?\\b|sommer\\b'),
  occasion('spring', 'spring (?:is|has|collection|edit|refresh|arrivals)|frühling'),
  occasion('autumn', 'autumn|fall (?:collection|edit|favorites|is here)|herbst'),
  occasion('winter', 'winter\\b'),
]

const DATED = new Map(holidays.map(({ slug, dateRule }) => [slug, dateRule]))
const BODY_CHARS = 6000
/** Emails for an occasion are sent so many days before it, and some on the days after. */
const DAYS_BEFORE = 45
const DAYS_AFTER = 3
const DAY_MS = 86_400_000

/** `sentAt` decides about an occasion that only the text names. */
export function guessOccasion(words: Words, sentAt: Date | null): Guess | undefined {
  const body = words.body.slice(0, BODY_CHARS)
  const found = OCCASIONS.flatMap(({ slug, named }) => {
    const inSubject = named.exec(words.subject)?.[0]
    if (inSubject) return guess(slug, DATED.has(slug) ? 0.85 : 0.75, `its subject says “${inSubject.trim()}”`)
    const near = sentAt !== null && isNear(slug, sentAt)
    const inPreheader = named.exec(words.preheader)?.[0]
    if (inPreheader) return guess(slug, near ? 0.8 : 0.6, `its preheader says “${inPreheader.trim()}”`)
    const times = count(named, body)
    if (times === 0 || (times === 1 && !near)) return []
    const often = plural(times, 'once', '# times')
    return guess(
      slug,
      near && times > 1 ? 0.75 : 0.55,
      `its text names it ${often}${near ? ', and its day is near' : ''}`,
    )
  })
  return found.toSorted((a, b) => b.confidence - a.confidence)[0]
}

function isNear(slug: string, sentAt: Date): boolean {
  const rule = DATED.get(slug)
  if (!rule) return false
  const from = new Date(sentAt.getTime() - DAYS_AFTER * DAY_MS).toISOString().slice(0, 10)
  const next = nextComing(rule, from)
  return next !== null && next.days <= DAYS_BEFORE + DAYS_AFTER
}

const INDUSTRIES = INDUSTRY_WORDS.map(({ slug, name, words }) => ({
  slug,
  name: wholeWords([name]),
  words: wholeWords(words),
  // `Les`, `bank` and `chats` mean something else in English.
  inEnglish: wholeWords([words[0]!, words.at(-1)!]),
}))
const EVERYDAY = wholeWords([EVERYDAY_WORDS])
/** A name says as much as so many words. */
const NAME_POINTS = 2
/** A word of mail of all kinds, and one that the subject names. */
const EVERYDAY_POINTS = 0.5
const SUBJECT_POINTS = 1.5
const REPEATED_MAX = 3
const POINTS_MIN = 1.75
const SHORT_CHARS = 2000

/** Mail about an account names passwords and devices, whatever the brand is in. */
const ABOUT_ACCOUNTS = new Set(['password-reset', 'security-alert', 'double-opt-in'])

/** By words of the names of brand and sender, then by those of the email. */
export function guessIndustry(
  words: Words,
  brand: string,
  { type, language }: { type?: string; language?: string } = {},
): Guess | undefined {
  const text = `${words.subject}\n${words.preheader}\n${words.body.slice(0, BODY_CHARS)}`
  // Long texts have some words of every industry.
  const density = Math.min(1, Math.sqrt(SHORT_CHARS / text.length))
  const isAboutAccount = type !== undefined && ABOUT_ACCOUNTS.has(type)
  const names = isAboutAccount ? brand : `${brand} ${words.sender}`
  const scored = INDUSTRIES.map(({ slug, name, words: all, inEnglish }) => {
    const named = name.exec(names)?.[0]
    const pattern = language === 'en' ? inEnglish : all
    const found = isAboutAccount ? [] : [...oncePerStem(pattern, text)]
    const inSubject = oncePerStem(pattern, words.subject)
    const said = found
      .map(
        ([stem]) => (EVERYDAY.test(stem) ? EVERYDAY_POINTS : 1) * (inSubject.has(stem) ? SUBJECT_POINTS : 1),
      )
      .reduce((total, points) => total + points, 0)
    const repeated = Math.min(REPEATED_MAX, said / 2, (count(pattern, text) - found.length) / 3)
    const points = (said + Math.max(0, repeated)) * density + (named ? NAME_POINTS : 0)
    return { slug, named, found: found.map(([, word]) => word), points }
  })
  const [first, second] = scored.toSorted((a, b) => b.points - a.points)
  if (!first || first.points < POINTS_MIN) return undefined
  const lead = (first.points - (second?.points ?? 0)) / first.points
  const confidence = Math.min(0.95, 0.39 + 0.05 * Math.min(6, first.points) + 0.5 * lead)
  const reason = first.named
    ? `its name says “${first.named}”`
    : `words such as ${first.found.slice(0, 3).join(', ')}`
  return guess(first.slug, confidence, reason)
}

/** What the pattern finds, each by its singular, so that a plural counts with it. */
function oncePerStem(pattern: RegExp, text: string): Map<string, string> {
  return new Map(distinct(pattern, text).map((word) => [word.replace(/[’']?s$/, ''), word]))
}

function occasion(slug: string, named: string) {
  return { slug, named: wholeWords([named]) }
}
