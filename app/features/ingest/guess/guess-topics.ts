/**
 * Guesses the email type, occasion and industry by typical words. A rule's `subject` words nearly decide the type; its
 * `words` occur in the body of most such emails and of some others; a `hint` in the subject counts as much as a
 * `subject` word if the body has the words too, and nothing otherwise. All match whole words only: a notebook is not an
 * ebook.
 */
import type { Guess } from '#app/db/shapes.ts'

type Rule = { slug: string; subject: RegExp; words?: RegExp; hint?: RegExp }

export type Words = { subject: string; preheader: string; body: string; sender: string }

/** More specific types first: the first of two equal matches wins. */
const EMAIL_TYPES: Rule[] = [
  rule(
    'double-opt-in',
    'confirm your (?:email|subscription|sign-?up|e-mail)|verify your e?-?mail|bestätige deine|confirmez votre|one (?:more|last) click',
    'confirm (?:your )?(?:email|subscription)|verify (?:your )?email',
  ),
  rule(
    'password-reset',
    'reset (?:your )?password|password reset|forgot(?:ten)? (?:your )?password|passwort zurück',
    'reset (?:your |my )?password|link (?:expires|is valid)',
  ),
  rule(
    'security-alert',
    'new (?:sign-?in|login|device)|security alert|unusual (?:activity|sign)|suspicious|verification code|two-factor',
    "was(?:n't| this not)? you|secure your account|signed in from",
  ),
  rule(
    'shipping-confirmation',
    '(?:has|have|is|just) shipped|on (?:its|the) way|out for delivery|shipping confirmation|your (?:parcel|package|delivery)|track your (?:order|package)',
    'track(?:ing)? (?:number|your (?:order|package|parcel))|estimated delivery',
  ),
  rule(
    'order-confirmation',
    'order (?:(?:#|no\\.?|number) ?\\w+|confirm(?:ed|ation))|your order|thanks for your (?:order|purchase)|booking confirm(?:ed|ation)|bestellbestätigung|confirmation de commande',
    'order (?:number|summary|total)|subtotal|billing address',
  ),
  rule(
    'payment-receipt',
    'receipt|invoice|payment (?:received|confirm(?:ed|ation))|your (?:bill|statement)|rechnung|facture',
    'amount (?:paid|due)|invoice number|payment method',
  ),
  rule(
    'cart-abandonment',
    '(?:left|forgot|waiting).{0,25}(?:cart|basket|bag)|your (?:cart|basket|bag)|still (?:want|thinking)|complete your (?:order|purchase)',
    '(?:return|back) to (?:your )?(?:cart|basket|bag)|items? in your (?:cart|basket|bag)',
  ),
  rule(
    'browse-abandonment',
    'still looking|caught your eye|saw you looking|take another look|like what you saw',
    'you (?:viewed|looked at)|recently viewed',
  ),
  rule(
    'back-in-stock',
    "back in stock|restock(?:ed)?|available again|it[’']?s back\\b",
    'back in stock|restocked',
  ),
  rule(
    'price-drop',
    'price drop|price (?:just )?(?:dropped|fell)|now (?:cheaper|less)|lower(?:ed)? (?:the )?prices?',
    'was [$£€] ?\\d+|new price|price drop',
  ),
  rule(
    'trial-expired',
    'trial (?:has |is )?(?:ended|expired|ending|expires|ends)|last day of your trial',
    'trial (?:has )?(?:ended|expired|ends)',
  ),
  rule(
    'trial-started',
    'trial (?:has )?(?:started|begins|begun)|your (?:free )?trial is (?:on|live|active)',
    'your trial|days? left',
  ),
  rule(
    'free-trial',
    '(?:free|start (?:your|a)) trial|try .{2,30} free|free for \\d+ (?:days|weeks|months)',
    'start (?:your )?(?:free )?trial|no credit card',
  ),
  rule(
    'birthday',
    "happy birthday|birthday (?:gift|treat|surprise|present)|it[’']?s your birthday|alles gute zum geburtstag|joyeux anniversaire",
    'birthday',
  ),
  rule(
    'win-back',
    "(?:we |i )miss(?:ed)? you|it[’']?s been (?:a while|too long|so long)|come back|long time no see|are you still (?:there|interested)|before you go",
    'miss you|come back|been a while',
  ),
  rule(
    'referral',
    'refer (?:a|your) friend|give .{1,20} get|invite (?:a |your )?friends?|share the love|tell a friend',
    'refer(?:ral)?|your friends? get',
  ),
  rule(
    'review-request',
    '(?:leave|write|share).{0,20}reviews?|rate your|how (?:did we do|was (?:your|it|everything))|what did you think',
    'leave a review|write a review|star rating',
  ),
  rule(
    'survey',
    'survey|quick question|your (?:feedback|opinion|thoughts)|help us improve|poll\\b|umfrage|sondage|encuesta',
    'take the survey|how likely are you|minutes? of your time',
  ),
  rule(
    'loyalty',
    'points (?:balance|expire)|loyalty|members?[- ]only|your (?:status|tier)',
    'points (?:balance|earned)|rewards? (?:member|balance)|redeem',
    'points?|rewards?|vip',
  ),
  rule(
    'onboarding',
    'get(?:ting)? started|first steps|set ?up (?:your|in)|tips for your first|finish setting up|next steps?',
    'step (?:1|one)|get started|set up your',
  ),
  rule(
    'welcome',
    "^(?:.{0,30}\\b)?welcome\\b|thanks for (?:joining|signing up|subscribing)|you[’']?re in\\b|nice to meet you|good to have you|willkommen|bienvenue|bienvenid[oa]s?|benvenut[oaie]|welkom|velkommen",
    "welcome to|thanks for (?:joining|signing up)|glad you[’']?re here",
  ),
  rule(
    'weekly-summary',
    'your week(?:ly)?\\b|weekly (?:summary|report|recap|digest)|week in review|your (?:month|year) in',
    'this week you|compared (?:to|with) last week',
  ),
  rule(
    'milestone',
    'milestone|anniversary|you (?:did it|reached|hit)|streak|congrat(?:ulation)?s',
    "streak|you[’']?ve reached",
  ),
  rule(
    'events',
    "you[’']?re invited|invitation|webinar|save the date|join us|register now|live event|conference|meetup|rsvp",
    'register|rsvp|save (?:your|my) (?:seat|spot)|doors open|speakers',
  ),
  rule(
    'case-study',
    'case study|customer story|success story|how .{2,40} (?:grew|cut|saved|doubled|increased)',
    'case study|read (?:the|their) story',
  ),
  rule(
    'ebook',
    'e-?book|white ?paper|(?:free|ultimate|complete) guide|download (?:the|your) (?:guide|report|paper|e-?book)',
    'download (?:the|your|now)|free guide',
  ),
  rule(
    'limited-time-offers',
    'last (?:chance|day|call|hours)|ends (?:today|tonight|soon|in|at)|(?:only )?\\d+ hours? (?:left|only)|final (?:hours|day|call)|flash sale|hurry|24 hours|today only|expires',
    'ends (?:tonight|at midnight|today)|while (?:stocks?|supplies) last|hours left',
  ),
  rule(
    'discount',
    '\\d{1,2} ?% ?(?:off|rabatt|de (?:réduction|descuento)|korting|sconto)|[$£€]\\d+ off|\\bsale\\b|promo code|coupon|voucher|half price|save (?:up to )?[$£€]?\\d+|\\p{L}*rabatt|soldes|rebajas',
    '\\d{1,2} ?% off|use code|promo code|at checkout',
  ),
  rule(
    'just-dropped',
    'just (?:dropped|landed)|new (?:arrivals?|drop|collection)|fresh drop',
    'new arrivals|shop (?:the )?(?:new|collection)',
    'just in|new in|the drop|fresh in',
  ),
  rule(
    'product-launch',
    "introducing|meet (?:the|our|your) new|(?:it[’']?s|now|finally) here|say hello to|pre-?order",
    'introducing|all-new|pre-?order',
    'launch(?:es|ing|ed)?|brand[- ]new',
  ),
  rule(
    'product-update',
    "product update|new feature|what[’']?s new|release notes|changelog|now (?:available|you can)|improvements?|version \\d[\\d.]*",
    "new features?|we[’']?ve (?:added|improved|shipped)|changelog",
  ),
  rule(
    'upgrade-now',
    'upgrade (?:now|today|to|your (?:plan|account))|go (?:pro|premium)',
    'upgrade (?:now|to)|compare plans',
    'unlock',
  ),
  rule(
    'reminder',
    "reminder|don[’']?t forget to|friendly nudge",
    "just a reminder|don[’']?t forget",
    "don[’']?t forget|renews|renewal|coming up|tomorrow",
  ),
  rule(
    'newsletter',
    "newsletter|issue (?:#|no\\.? ?)?\\d+|no\\. ?\\d+|(?:daily|weekly|monthly) (?:digest|roundup|edition)|what we[’']?re reading",
    'in this (?:issue|edition)|forwarded this|worth reading|(?:your|the) (?:weekly|monthly) (?:digest|roundup)',
    'digest|roundup|the (?:weekly|monthly|daily)|(?:this|last) (?:week|month)|(?<!limited[- ])edition|#\\d{1,4}',
  ),
  rule(
    'educational',
    'how to|\\d+ (?:tips|ways)|tips (?:for|to|on)|guide to|explained|beginners? guide',
    "step by step|learn how|here[’']?s how",
    'tips?|learn|lessons?|beginners?',
  ),
  rule(
    'announcement',
    "announc(?:e|es|ed|ing|ements?)|important (?:update|news)|changes? to (?:our|your)|we[’']?re (?:moving|changing|hiring)|update to our",
    "we[’']?re (?:excited|thrilled|pleased|proud) to|announc(?:e|es|ed|ing|ements?)",
    'news from',
  ),
]

const OCCASIONS: Rule[] = [
  rule('black-friday', 'black ?friday|\\bbfcm\\b'),
  rule('cyber-monday', 'cyber ?(?:monday|week)'),
  rule(
    'christmas',
    'christmas|x-?mas|weihnacht\\p{L}*|no[ëe]l\\b|navidad|natale|stocking (?:filler|stuffer)',
  ),
  rule('boxing-day', 'boxing day'),
  rule('advent', 'advent\\b'),
  rule('hanukkah', 'hanukkah|chanukah'),
  rule('kwanzaa', 'kwanzaa'),
  rule('thanksgiving', 'thanksgiving|friendsgiving'),
  rule('giving-tuesday', 'giving ?tuesday'),
  rule('singles-day', "singles?[’']? day|11\\.11"),
  rule('small-business-saturday', 'small business saturday'),
  rule('halloween', 'halloween|trick[- ]or[- ]treat|spooky'),
  rule('day-of-the-dead', 'd[ií]a de (?:los )?muertos|day of the dead'),
  rule('diwali', 'diwali|deepavali'),
  rule('valentines-day', 'valentine|galentine|saint-valentin'),
  rule('mothers-day', "mother[’']?s[’']? day|muttertag|f[êe]te des m[èe]res|d[ií]a de la madre"),
  rule('fathers-day', "father[’']?s[’']? day|vatertag|f[êe]te des p[èe]res"),
  rule('easter', 'easter\\b|ostern\\b|p[âa]ques|pascua'),
  rule(
    'lunar-new-year',
    '(?:lunar|chinese) new year|year of the (?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|monkey|rooster|dog|pig)',
  ),
  rule('new-year', 'new year|neujahr|bonne année|feliz año'),
  rule('dry-january', 'dry january'),
  rule('super-bowl', 'super ?bowl|game day'),
  rule('saint-patricks-day', "(?:st\\.?|saint) patrick|paddy[’']?s day"),
  rule('international-womens-day', "women[’']?s day|\\biwd\\b"),
  rule('april-fools-day', 'april fool'),
  rule('earth-day', 'earth (?:day|month)'),
  rule('cinco-de-mayo', 'cinco de mayo'),
  rule('memorial-day', 'memorial day'),
  rule('pride', 'pride (?:month|day|week|collection)|happy pride'),
  rule('juneteenth', 'juneteenth'),
  rule('independence-day', '(?:4th|fourth) of july|july (?:4th|fourth)|independence day'),
  rule('labor-day', 'labou?r day'),
  rule('veterans-day', "veterans?[’']? day"),
  rule('presidents-day', "president[’']?s[’']? day"),
  rule('ramadan', 'ramadan|ramazan'),
  rule('eid-al-fitr', 'eid (?:mubarak|al-?fitr)|happy eid'),
  rule('holi', 'happy holi|\\bholi\\b'),
  rule('passover', 'passover|pesach'),
  rule('rosh-hashanah', 'rosh hashanah|shana tova'),
  rule('back-to-school', 'back[- ]to[- ](?:school|class|campus)'),
  rule('graduation', 'graduation|class of 20\\d\\d'),
  rule('holiday-gift-guide', 'gift guide|holiday gifts?|gifts? (?:for|under)'),
  rule('year-in-review', 'year in review|year wrapped|look(?:ing)? back (?:at|on) 20\\d\\d'),
  rule('end-of-year', 'end[- ]of[- ]year|year[- ]end'),
  rule('summer-sale', 'summer (?:sale|clearance)|sommerschlussverkauf'),
  rule('winter-sale', 'winter (?:sale|clearance)|winterschlussverkauf'),
  rule('spring-cleaning', 'spring[- ]clean(?:ing)?'),
  rule('wedding-season', 'wedding season|\\bbridal\\b'),
  rule('summer', 'summer(?:time)?\\b|sommer\\b'),
  rule('spring', 'spring (?:is|has|collection|edit|refresh|arrivals)|frühling'),
  rule('autumn', 'autumn|fall (?:collection|edit|favorites|is here)|herbst'),
  rule('winter', 'winter\\b'),
]

const INDUSTRIES: Rule[] = [
  rule(
    'fashion',
    'dress(?:es)?\\b|jeans|sneakers|outfit|wardrobe|denim|knitwear|menswear|womenswear|jacket|boots',
  ),
  rule('beauty', 'skincare|serum|moisturi[sz]er\\p{L}*|lipstick|mascara|fragrance|make-?up|retinol|spf'),
  rule(
    'food-drink',
    'coffee|espresso|recipe|restaurant|\\bwine\\b|\\btea\\b|menu|delicious|roast|bakery|beer|snack|chocolate',
  ),
  rule(
    'travel',
    'flights?\\b|hotels?\\b|\\btrips?\\b|itinerary|destination|\\bstay(?:s|cation)?\\b|airport|getaway|luggage',
  ),
  rule(
    'finance',
    '\\bbank\\b|invest\\p{L}*|savings|credit card|mortgage|interest rate|portfolio|\\bloans?\\b|budget',
  ),
  rule(
    'health-wellness',
    'wellness|vitamin\\p{L}*|supplement\\p{L}*|sleep|meditat\\p{L}*|therapy|gut health|doctor|prescription',
  ),
  rule('sports-fitness', 'workout|running|training|marathon|\\bgym\\b|yoga|cycling|fitness|\\brace\\b'),
  rule(
    'home-garden',
    'furniture|sofa|bedding|mattress|garden|plants?\\b|kitchen|\\brug\\b|d[ée]cor|candle|linen',
  ),
  rule(
    'consumer-electronics',
    'headphones|speaker|smartphone|laptop|camera|charger|bluetooth|smart ?watch|\\b4k\\b',
  ),
  rule(
    'developer-tools',
    '\\bapi\\b|\\bsdk\\b|github|deploy|developers?\\b|kubernetes|open source|\\bcli\\b|repository',
  ),
  rule('design-tools', 'figma|prototype|design system|\\bfonts?\\b|illustrat\\p{L}*|designers?\\b|typeface'),
  rule(
    'marketing-tools',
    'marketers?|\\bseo\\b|campaigns?\\b|conversion|subscribers|landing pages?|email marketing',
  ),
  rule('analytics', 'dashboard|metrics|analytics|funnel|cohort'),
  rule('cybersecurity', 'phishing|malware|ransomware|\\bvpn\\b|encryption|password manager'),
  rule('crypto-web3', 'bitcoin|ethereum|crypto\\p{L}*|blockchain|\\bnft'),
  rule('education-learning', 'course|lessons?\\b|students?|classroom|curriculum|teacher|university'),
  rule('gaming', '\\bgam(?:es?|ing|er)\\b|xbox|playstation|nintendo|multiplayer|\\bdlc\\b'),
  rule('music-audio', 'album|playlist|concert|vinyl|podcast|\\btour\\b|\\bband\\b'),
  rule('entertainment', 'movies?\\b|\\bfilm\\b|streaming|episode|series\\b|trailer|tickets'),
  rule('books', 'novel|paperback|\\bauthors?\\b|bookshop|\\bbooks?\\b|audiobook'),
  rule('pets', '\\bdogs?\\b|\\bcats?\\b|puppy|kitten|\\bpets?\\b|vet\\b'),
  rule('kids-family', 'toddler|\\bbaby\\b|\\bkids\\b|parents|nursery|stroller'),
  rule('jewellery-watches', 'jewell?e?ry|necklace|earrings|bracelet|diamond|watch(?:es)? collection'),
  rule('automotive', '\\bcars?\\b|vehicle|test drive|dealership|\\bsuv\\b|electric vehicle'),
  rule('real-estate', 'real estate|property|apartment|listings?\\b|open house|realtor'),
  rule('recruitment-careers', 'job alert|hiring|resume|recruit\\p{L}*|career|applicants?'),
  rule('sustainability', 'sustainab\\p{L}*|carbon|climate|recycl\\p{L}*|renewable'),
  rule('art-photography', 'exhibition|gallery|photograph\\p{L}*|prints?\\b|museum|artist'),
  rule('productivity', 'to-?do|calendar|workflow|productivity|meeting notes|templates?\\b'),
  rule('media-publishing', 'subscribe to read|breaking news|editor|journalis\\p{L}*|newsroom|columnist'),
  rule('software', 'software|\\bapp\\b|integrations?|workspace|free trial|dashboard'),
]

const BODY_CHARS = 6000
const HEADING_CHARS = 300

/** The subjects of other types are also headlines of news, so their words must be in the body as well. */
const SURE_BY_SUBJECT = new Set([
  'double-opt-in',
  'password-reset',
  'cart-abandonment',
  'back-in-stock',
  'birthday',
  'trial-started',
  'trial-expired',
  'discount',
])
/** Without the words in the body, a subject alone is not enough. */
const DOUBTFUL = 0.6

export function guessEmailType(words: Words): Guess | undefined {
  const periodical = periodicalGuess(words)
  const found = EMAIL_TYPES.map((each) => {
    const guessed = bySubject(each, words)
    if (!guessed || each.slug === 'newsletter') return guessed
    // A headline of a newsletter names the topic of a story.
    if (periodical) return { ...guessed, confidence: Math.min(guessed.confidence, DOUBTFUL) }
    const isBacked = each.words?.test(words.body.slice(0, BODY_CHARS))
    if (isBacked || SURE_BY_SUBJECT.has(each.slug)) return guessed
    return { ...guessed, confidence: Math.min(guessed.confidence, DOUBTFUL) }
  })
  return best([periodical, ...found])
}

// bounded: names are cut to 200 characters, subjects to their limit, texts to 1,500 characters.
const PERIODICAL_NAME =
  /news(?:letter|mail)?s?\b|e-?zine|dispatch|digest|gazette|journal|bulletin|headlines|\b(?:daily|weekly|monthly|quarterly)\b|word of the day|of the day|rundbrief|nieuwsbrief|nyhetsbrev|nyhedsbrev|bolet[ií]n|boletim|infolettre|メルマガ|ニュースレター/iu
const ISSUE =
  /(?:\bissue|\bvol(?:ume)?\.?|\bno\.|\bnumber|\bedition|\bausgabe|\bnum[ée]ro|\bnúmero|\bnummer|\bnr\.|#|第) ?#?\d{1,4}|in this (?:week['’]s |month['’]s )?(?:issue|edition)|in dieser ausgabe|dans ce numéro|en esta edición|in questo numero|in deze editie|(?:this|today|latest)['’]?s? (?:issue|headlines)|(?:to(?:day)?['’]?s|the) (?:headlines|newsletter)|welcome to (?:the|this) .{0,40}(?:newsletter|edition|issue)/iu
const MASTHEAD_CHARS = 1500
const LONG_CHARS = 2500

/** Two signs of three: its sender is called so, it says so at the top, and there is much to read. */
function periodicalGuess({ sender, subject, body }: Words): Guess | undefined {
  const top = body.slice(0, MASTHEAD_CHARS)
  const named = PERIODICAL_NAME.exec(sender)?.[0] ?? PERIODICAL_NAME.exec(subject)?.[0]
  const issue = ISSUE.exec(`${subject}\n${top}`)?.[0]
  const isLong = body.length >= LONG_CHARS
  if ([named, issue, isLong].filter(Boolean).length < 2) return undefined
  const sign = named ?? issue
  return sign === undefined
    ? undefined
    : guess('newsletter', named && issue ? 0.85 : 0.75, `it says “${sign.trim()}”`)
}

export function guessOccasion(words: Words): Guess | undefined {
  return best(
    OCCASIONS.map((each) => {
      const named = bySubject(each, words)
      if (named) return named
      const times = count(each.subject, words.body.slice(0, BODY_CHARS))
      return times >= 2 && guess(each.slug, 0.55, `its text names it ${times} times`)
    }),
  )
}

export function guessIndustry(words: Words): Guess | undefined {
  const text = `${words.subject}\n${words.preheader}\n${words.body.slice(0, BODY_CHARS)}`
  const scored = INDUSTRIES.map(({ slug, subject }) => ({ slug, found: distinct(subject, text) }))
  const [first, second] = scored.toSorted((a, b) => b.found.length - a.found.length)
  if (!first || first.found.length < 2) return undefined
  const lead = first.found.length - (second?.found.length ?? 0)
  const confidence = Math.min(0.85, 0.35 + 0.07 * first.found.length + 0.05 * lead)
  return guess(first.slug, confidence, `words such as ${first.found.slice(0, 3).join(', ')}`)
}

function bySubject(
  { slug, subject, words, hint }: Rule,
  { subject: line, preheader, body }: Words,
): Guess | false {
  const inBody = words?.test(body.slice(0, BODY_CHARS)) ?? false
  const named = subject.exec(line)?.[0]
  if (named) return guess(slug, inBody ? 0.9 : 0.75, `its subject says “${named.trim()}”`)
  const hintedAt = hint?.exec(line)?.[0]
  if (hintedAt) return guess(slug, inBody ? 0.75 : 0.4, `its subject says “${hintedAt.trim()}”`)
  const inPreheader = subject.exec(preheader)?.[0]
  if (inPreheader) return guess(slug, inBody ? 0.7 : 0.5, `its preheader says “${inPreheader.trim()}”`)
  const heading = subject.exec(/^#.*$/m.exec(body)?.[0].slice(0, HEADING_CHARS) ?? '')?.[0]
  if (heading) return guess(slug, inBody ? 0.7 : 0.5, `its headline says “${heading.trim()}”`)
  return inBody && guess(slug, 0.35, 'its text has the usual words')
}

function best(guesses: (Guess | false | undefined)[]): Guess | undefined {
  return guesses
    .filter((each) => each !== undefined && each !== false)
    .toSorted((a, b) => b.confidence - a.confidence)[0]
}

function guess(value: string, confidence: number, reason: string): Guess {
  return { value, confidence: Math.round(confidence * 100) / 100, reason }
}

function rule(slug: string, subject: string, words?: string, hint?: string): Rule {
  return {
    slug,
    subject: wholeWords(subject),
    ...(words && { words: wholeWords(words) }),
    ...(hint && { hint: wholeWords(hint) }),
  }
}

/** Whole words only, in the singular, plural or possessive. */
function wholeWords(alternatives: string): RegExp {
  // bounded: subjects, preheaders and the first 6,000 characters of a text.
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?:[’']?s)?(?![\\p{L}\\p{N}])`, 'iu')
}

function distinct(pattern: RegExp, text: string): string[] {
  // bounded: the first 6,000 characters of a text.
  const all = text.matchAll(new RegExp(pattern.source, 'giu'))
  return [...new Set([...all].map(([word]) => word.toLowerCase().trim()))]
}

function count(pattern: RegExp, text: string): number {
  // bounded: the first 6,000 characters of a text.
  return [...text.matchAll(new RegExp(pattern.source, 'giu'))].length
}
