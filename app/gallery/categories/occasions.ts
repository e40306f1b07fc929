import type { DateRule } from '#app/platform/db/json-columns.ts'

/** A holiday with a date, or a season or event without one. */
export type Occasion = {
  name: string
  slug: string
  type: 'occasion' | 'seasonal'
  half: 'holiday' | 'event'
  description: string
  aliases: readonly string[]
  dateRule: DateRule | null
}

const JANUARY = 1
const FEBRUARY = 2
const MARCH = 3
const APRIL = 4
const MAY = 5
const JUNE = 6
const JULY = 7
const SEPTEMBER = 9
const OCTOBER = 10
const NOVEMBER = 11
const DECEMBER = 12

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const LAST = -1

// Not Intl's 'chinese' calendar: ICU is a day off where the new moon falls near midnight in Beijing, as in 2027
// and 2030.
const LUNAR_NEW_YEARS = `
  2020-01-25 2021-02-12 2022-02-01 2023-01-22 2024-02-10 2025-01-29 2026-02-17
  2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31
  2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24 2040-02-12`

const HOLI = `
  2020-03-10 2021-03-29 2022-03-18 2023-03-08 2024-03-25 2025-03-14 2026-03-04
  2027-03-22 2028-03-11 2029-03-01 2030-03-20 2031-03-09 2032-03-27 2033-03-16
  2034-03-05 2035-03-24`

const MID_AUTUMN_FESTIVALS = `
  2020-10-01 2021-09-21 2022-09-10 2023-09-29 2024-09-17 2025-10-06 2026-09-25
  2027-09-15 2028-10-03 2029-09-22 2030-09-12 2031-10-01 2032-09-19 2033-09-08
  2034-09-27 2035-09-16 2036-10-04 2037-09-24 2038-09-13 2039-10-02 2040-09-20`

// The main day in India. It depends on the moon at dusk there, which no Intl calendar computes; for 2036 and 2037
// the rule itself allows two days.
const DIWALI = `
  2020-11-14 2021-11-04 2022-10-24 2023-11-12 2024-10-31 2025-10-20 2026-11-08
  2027-10-29 2028-10-17 2029-11-05 2030-10-26 2031-11-14 2032-11-02 2033-10-22
  2034-11-10 2035-10-30`

/** In calendar order, as menus show them. Where countries differ, the date with the most mailings is used. */
export const holidays: readonly Occasion[] = [
  {
    ...holiday('New Year', 'new-year', fixed(JANUARY, 1)),
    description:
      'Resolutions, fresh starts and the year in one sentence. The quiet emails of the first week tend ' +
      'to beat the loud ones of the night before.',
    aliases: ['happy-new-year', 'new-years', 'new-years-day', 'new-years-eve', 'nye'],
  },
  {
    ...holiday('Dry January', 'dry-january', fixed(JANUARY, 1)),
    description:
      'A month without alcohol, and a month of alcohol-free bottles, sleep tips and streaks. Encouraging ' +
      'beats preachy every time.',
    aliases: ['alcohol-free-january'],
  },
  {
    ...holiday('Martin Luther King Jr. Day', 'martin-luther-king-day', weekday(JANUARY, MONDAY, 3)),
    description:
      'A day of service in the United States. Brands that do it well say what they are giving, or say ' +
      'little.',
    aliases: ['martin-luther-king-jr-day', 'mlk', 'mlk-day'],
  },
  {
    ...holiday('Lunar New Year', 'lunar-new-year', table(LUNAR_NEW_YEARS)),
    description:
      'Red, gold and the animal of the year. Gift envelopes, family tables and editions that are gone ' +
      'when the lanterns are.',
    aliases: ['chinese-new-year', 'spring-festival', 'tet', 'seollal'],
  },
  {
    ...holiday('Black History Month', 'black-history-month', fixed(FEBRUARY, 1)),
    description:
      'Makers, writers and founders introduced by name through February. The strongest emails let them ' +
      'speak for themselves.',
    aliases: ['black-history'],
  },
  {
    ...holiday('Super Bowl', 'super-bowl', weekday(FEBRUARY, SUNDAY, 2)),
    description:
      'Snacks, screens and game-day bundles. See how brands without the rights talk about the big game ' +
      'without naming it.',
    aliases: ['big-game', 'game-day'],
  },
  {
    ...holiday('Valentine’s Day', 'valentines-day', fixed(FEBRUARY, 14)),
    description:
      'Hearts, puns and delivery deadlines, and more and more emails for friends, for oneself and for ' +
      'those who would rather skip it.',
    aliases: ['galentines-day', 'saint-valentines-day', 'valentine'],
  },
  {
    ...holiday('Presidents’ Day', 'presidents-day', weekday(FEBRUARY, MONDAY, 3)),
    description:
      'A long weekend in the United States that became a sale on mattresses, cars and coats. A good ' +
      'place to study big numbers.',
    aliases: ['washingtons-birthday'],
  },
  {
    ...holiday('Carnival', 'carnival', easter(-47)),
    description:
      'Costumes, confetti and one last feast before Lent, in bold colors. The date is Shrove Tuesday.',
    aliases: ['fat-tuesday', 'mardi-gras', 'pancake-day', 'shrove-tuesday'],
  },
  {
    ...holiday('Ramadan', 'ramadan', islamic('9', 1)),
    description:
      'A month of fasting and generosity. Send times move to the evening, recipes to sunset, and the ' +
      'tone to calm. Dates follow the Umm al-Qura calendar.',
    aliases: ['ramadan-kareem', 'ramadan-mubarak', 'ramazan'],
  },
  {
    ...holiday('Leap Day', 'leap-day', fixed(FEBRUARY, 29)),
    description:
      'A day that comes only every four years. Expect frogs, 29 percent off and offers that will not ' +
      'return soon.',
    aliases: ['february-29', 'leap-year', 'leap-year-day'],
  },
  {
    ...holiday('International Women’s Day', 'international-womens-day', fixed(MARCH, 8)),
    description:
      'Founders, teams and causes on 8 March. Readers notice whether a brand offers more than the color ' +
      'purple.',
    aliases: ['iwd', 'womens-day', 'womens-history-month'],
  },
  {
    ...holiday('Holi', 'holi', table(HOLI)),
    description:
      'The festival of colors. Powder, play and spring offers, with the whole palette permitted for once.',
    aliases: ['festival-of-colors', 'festival-of-colours'],
  },
  {
    ...holiday('Saint Patrick’s Day', 'saint-patricks-day', fixed(MARCH, 17)),
    description:
      'Green headers, lucky codes and pots of gold. One day, one pun, and back to normal on the 18th.',
    aliases: ['paddys-day', 'saint-patrick', 'st-patricks', 'st-patricks-day', 'st-paddys-day'],
  },
  {
    ...holiday('Nowruz', 'nowruz', { kind: 'calendar', calendar: 'persian', month: '1', day: 1 }),
    description:
      'The Persian new year at the first moment of spring. Tables set with seven things, hyacinths and ' +
      'wishes for renewal.',
    aliases: ['norooz', 'nowrooz', 'persian-new-year'],
  },
  {
    ...holiday('Eid al-Fitr', 'eid-al-fitr', islamic('10', 1)),
    description:
      'The feast at the end of Ramadan: new clothes, sweets and gifts for children. Greetings often come ' +
      'without an offer. Dates follow the Umm al-Qura calendar.',
    aliases: ['eid', 'eid-mubarak', 'eid-ul-fitr'],
  },
  {
    ...holiday('April Fools’ Day', 'april-fools-day', fixed(APRIL, 1)),
    description:
      'Products that do not exist, launched with a straight face. The good ones reward the click and ' +
      'never joke about an order.',
    aliases: ['april-fool', 'april-1'],
  },
  {
    ...holiday('Passover', 'passover', hebrew('Nisan', 15)),
    description:
      'Seder tables, recipes without leaven and family gatherings. The date is the first full day; the ' +
      'first Seder is the evening before.',
    aliases: ['pesach'],
  },
  {
    ...holiday('Easter', 'easter', easter(0)),
    description:
      'Eggs, hunts and a long spring weekend. Pastel by habit, which is why the exceptions stand out. ' +
      'The date is Western Easter Sunday.',
    aliases: ['easter-sunday', 'good-friday', 'happy-easter'],
  },
  {
    ...holiday('Earth Day', 'earth-day', fixed(APRIL, 22)),
    description:
      'Repair, refill and plant-a-tree emails on 22 April. Compare brands that show numbers with those ' +
      'that show a leaf icon.',
    aliases: ['earth-month', 'world-earth-day'],
  },
  {
    ...holiday('Cinco de Mayo', 'cinco-de-mayo', fixed(MAY, 5)),
    description:
      'Tacos, lime and bright paper cut-outs. The better emails know the recipes and avoid the clichés.',
    aliases: ['5-de-mayo', 'may-5'],
  },
  {
    ...holiday('Mother’s Day', 'mothers-day', weekday(MAY, SUNDAY, 2)),
    description:
      'Flowers, handwriting and last delivery days, and the considerate email that asks whether you ' +
      'would rather not hear about it. The date is the second Sunday of May.',
    aliases: ['mom-day', 'mothering-sunday', 'mum-day'],
  },
  {
    ...holiday('Eid al-Adha', 'eid-al-adha', islamic('12', 10)),
    description:
      'The feast of sacrifice: travel, family meals and giving. Look for restrained greetings and clear ' +
      'charity appeals. Dates follow the Umm al-Qura calendar.',
    aliases: ['bakrid', 'eid-ul-adha', 'kurban-bayrami'],
  },
  {
    ...holiday('Memorial Day', 'memorial-day', weekday(MAY, MONDAY, LAST)),
    description:
      'A day of remembrance in the United States that also opens summer. Grills and garden chairs, in a ' +
      'tone that needs care.',
    aliases: ['memorial-day-sale', 'memorial-day-weekend'],
  },
  {
    ...holiday('Pride', 'pride', fixed(JUNE, 1)),
    description:
      'A month of rainbows from 1 June. The emails worth keeping name the people and the causes, and are ' +
      'still there in July.',
    aliases: ['gay-pride', 'lgbtq-pride', 'pride-month'],
  },
  {
    ...holiday('Juneteenth', 'juneteenth', fixed(JUNE, 19)),
    description:
      'Freedom remembered on 19 June. Stories, Black-owned makers and closed offices rather than coupon ' +
      'codes.',
    aliases: ['june-19', 'juneteenth-day'],
  },
  {
    ...holiday('Father’s Day', 'fathers-day', weekday(JUNE, SUNDAY, 3)),
    description:
      'Tools, whisky, socks and some jokes about all three. Gift guides by kind of dad, for the third ' +
      'Sunday of June.',
    aliases: ['dad-day'],
  },
  {
    ...holiday('Independence Day', 'independence-day', fixed(JULY, 4)),
    description:
      'Fireworks, stripes and sale weekends around the Fourth of July. The hard part is red, white and ' +
      'blue that still looks like the brand.',
    aliases: [
      '4-july',
      '4th-july',
      '4th-of-july',
      'fourth-july',
      'fourth-of-july',
      'july-4',
      'july-4th',
      'july-fourth',
    ],
  },
  {
    ...holiday('Labor Day', 'labor-day', weekday(SEPTEMBER, MONDAY, 1)),
    description:
      'The long weekend that closes the American summer. End-of-season prices, autumn previews and the ' +
      'last barbecue.',
    aliases: ['labor-day-sale', 'labor-day-weekend', 'labour-day'],
  },
  {
    ...holiday('Rosh Hashanah', 'rosh-hashanah', hebrew('Tishri', 1)),
    description:
      'The Jewish new year: apples, honey and wishes for a sweet one. The date is the first full day; it ' +
      'begins the evening before.',
    aliases: ['jewish-new-year', 'rosh-hashana'],
  },
  {
    ...holiday('Mid-Autumn Festival', 'mid-autumn-festival', table(MID_AUTUMN_FESTIVALS)),
    description:
      "Mooncakes, lanterns and the year's roundest moon. Packaging is half the gift, and the emails " +
      'show it off.',
    aliases: ['chuseok', 'mid-autumn', 'moon-festival', 'mooncake-festival'],
  },
  {
    ...holiday('Halloween', 'halloween', fixed(OCTOBER, 31)),
    description:
      'Pumpkins, puns and frightfully named codes. A license for dark backgrounds, odd type and animation ' +
      'that would never pass in March.',
    aliases: ['all-hallows-eve', 'spooky-season', 'trick-or-treat'],
  },
  {
    ...holiday('Day of the Dead', 'day-of-the-dead', fixed(NOVEMBER, 2)),
    description:
      'Marigolds, candles and remembered names. Warm, ornate and about family rather than costumes.',
    aliases: ['dia-de-los-muertos', 'dia-de-muertos'],
  },
  {
    ...holiday('Diwali', 'diwali', table(DIWALI)),
    description: 'The festival of lights: lamps, sweets, gold and the biggest shopping week in India.',
    aliases: ['deepavali', 'divali'],
  },
  {
    ...holiday('Singles’ Day', 'singles-day', fixed(NOVEMBER, 11)),
    description:
      'Four ones, one giant sale. It began as a joke among students in China and now starts the ' +
      'shopping season, with countdowns and vouchers.',
    aliases: ['11-11', 'double-eleven'],
  },
  {
    ...holiday('Veterans Day', 'veterans-day', fixed(NOVEMBER, 11)),
    description:
      'Thanks and discounts for those who served. See how brands verify eligibility without making it a ' +
      'chore.',
    aliases: ['armistice-day', 'remembrance-day'],
  },
  {
    ...holiday('Thanksgiving', 'thanksgiving', weekday(NOVEMBER, THURSDAY, 4)),
    description:
      'Recipes, gratitude and plain letters from founders, sent the day before Black Friday. The date ' +
      'is the fourth Thursday of November, as in the United States.',
    aliases: ['thanksgiving-day', 'turkey-day'],
  },
  {
    ...holiday('Black Friday', 'black-friday', weekday(NOVEMBER, THURSDAY, 4, 1)),
    description:
      'The busiest day of the year in any inbox. Compare loud discounts with brands that sell quietly ' +
      'or close for the day.',
    aliases: [
      'bfcm',
      'black-friday-cyber-monday',
      'black-friday-deals',
      'black-friday-sale',
      'black-november',
      'blackfriday',
    ],
  },
  {
    ...holiday('Small Business Saturday', 'small-business-saturday', weekday(NOVEMBER, THURSDAY, 4, 2)),
    description:
      'The day after Black Friday belongs to small shops: faces, maps and a thank-you instead of a ' +
      'discount.',
    aliases: ['shop-small'],
  },
  {
    ...holiday('Cyber Monday', 'cyber-monday', weekday(NOVEMBER, THURSDAY, 4, 4)),
    description:
      'The last call of the weekend, when shops and software companies add another five percent. ' +
      'Countdowns, extended hours and jokes about extending them.',
    aliases: ['cyber-monday-deals', 'cyber-monday-sale', 'cyber-sale', 'cyber-week'],
  },
  {
    ...holiday('Advent', 'advent', weekday(NOVEMBER, THURSDAY, LAST, 3)),
    description:
      'Calendars, candles and a small reason to open an email every day until the 24th. The date is the ' +
      'first Sunday of Advent.',
    aliases: ['advent-calendar', 'first-of-advent'],
  },
  {
    ...holiday('Giving Tuesday', 'giving-tuesday', weekday(NOVEMBER, THURSDAY, 4, 5)),
    description:
      'After four days of buying, one of giving. Matched gifts, thermometers that fill up and the story ' +
      'of one person helped.',
    aliases: ['giving-day'],
  },
  {
    ...holiday('Hanukkah', 'hanukkah', hebrew('Kislev', 25)),
    description:
      'Eight nights of light: candles, doughnuts and a color palette of its own. The date is the first ' +
      'full day; the first candle is lit the evening before.',
    aliases: ['chanukah', 'chanukkah', 'hannukah'],
  },
  {
    ...holiday('Christmas', 'christmas', fixed(DECEMBER, 25)),
    description:
      'Gift guides, delivery deadlines, then cards with nothing to sell. The season with the most ' +
      'emails, and the most about wrapping paper.',
    aliases: ['christmas-day', 'christmas-eve', 'merry-christmas', 'x-mas', 'xmas'],
  },
  {
    ...holiday('Boxing Day', 'boxing-day', fixed(DECEMBER, 26)),
    description: 'Sales to shop from the sofa: what was full price on the 24th, now reduced.',
    aliases: ['boxing-day-sale', 'st-stephens-day'],
  },
  {
    ...holiday('Kwanzaa', 'kwanzaa', fixed(DECEMBER, 26)),
    description:
      'Seven days, seven principles, seven candles. Emails about community and makers, from 26 December ' +
      'to New Year.',
    aliases: ['kwanza'],
  },
]

/** Seasons and events whose date varies by place or brand, and which have no date here. */
export const seasonsAndEvents: readonly Occasion[] = [
  {
    ...season('Winter', 'winter'),
    description: 'Coats, soups, slopes and slow evenings. Cold colors, with a warm one on the button.',
    aliases: ['cold-season', 'winter-season', 'wintertime'],
  },
  {
    ...season('Winter Sale', 'winter-sale'),
    description:
      'What is left of the cold season, at prices that make room for spring. Large numbers, few sizes.',
    aliases: ['january-sale', 'january-sales', 'winter-clearance'],
  },
  {
    ...season('Spring', 'spring'),
    description: 'New colors, open windows and lighter layouts, after months of gray.',
    aliases: ['spring-season', 'springtime'],
  },
  {
    ...season('Spring Cleaning', 'spring-cleaning'),
    description: 'Drawers, inboxes and subscriptions put in order, with checklists that people use.',
    aliases: ['declutter', 'spring-clean'],
  },
  {
    ...season('Wedding Season', 'wedding-season'),
    description:
      'Guest outfits, registries, invitations and things with initials on them. Plan-ahead emails with ' +
      'long deadlines.',
    aliases: ['bridal', 'wedding'],
  },
  {
    ...season('Graduation', 'graduation'),
    description:
      "Caps, gifts and first-job wardrobes. Proud of the reader, or of the reader's child: the " +
      'difference matters.',
    aliases: ['grad', 'graduation-day', 'graduation-season'],
  },
  {
    ...season('Summer', 'summer'),
    description: 'Sun, water and out-of-office replies. Big skies, short copy and things that fit in a bag.',
    aliases: ['summer-holidays', 'summer-season', 'summertime'],
  },
  {
    ...season('Summer Sale', 'summer-sale'),
    description:
      'Warm-weather stock on its way out. Second and third reductions, and layouts that change as the ' +
      'racks empty.',
    aliases: ['end-of-summer-sale', 'mid-year-sale', 'summer-clearance'],
  },
  {
    ...season('Back to School', 'back-to-school'),
    description:
      'Lists, lunch boxes and laptops. Half for parents who want it done, half for students who want it ' +
      'right.',
    aliases: ['back-to-campus', 'back-to-college', 'back-to-uni', 'school-season'],
  },
  {
    ...season('Autumn', 'autumn'),
    description:
      'Layers, harvests and warmer light. The season of knitwear close-ups and anything with cinnamon.',
    aliases: ['autumn-season', 'fall', 'fall-season'],
  },
  {
    ...season('New Season', 'new-season'),
    description:
      'The new collection has arrived. Lookbooks, first looks for regulars and one idea that ties the ' +
      'pieces together.',
    aliases: ['new-collection', 'season-launch', 'seasonal-collection'],
  },
  {
    ...season('Holiday Gift Guide', 'holiday-gift-guide'),
    description:
      'Gifts by recipient, by price and by the last day to order. A catalog that should feel like ' +
      'advice.',
    aliases: ['gift-guide', 'gift-ideas', 'holiday-season'],
  },
  {
    ...season('Year in Review', 'year-in-review'),
    description:
      "A year of the reader's own numbers, made to be shared. Big numbers, bold color, one surprise.",
    aliases: ['annual-recap', 'wrapped', 'year-in-numbers', 'year-recap', 'your-year', 'yearly-summary'],
  },
  {
    ...season('End of Year', 'end-of-year'),
    description:
      'Thank-you letters, last invoices, final offers and giving before midnight. Closing the books with ' +
      'grace.',
    aliases: ['december-sale', 'end-of-the-year', 'year-end', 'year-end-sale'],
  },
]

function holiday(name: string, slug: string, dateRule: DateRule) {
  return { name, slug, type: 'occasion', half: 'holiday', dateRule } as const
}

function season(name: string, slug: string) {
  return { name, slug, type: 'seasonal', half: 'event', dateRule: null } as const
}

function fixed(month: number, day: number): DateRule {
  return { kind: 'fixed', month, day }
}

function weekday(month: number, weekday: number, nth: number, plus?: number): DateRule {
  return plus === undefined
    ? { kind: 'weekday', month, weekday, nth }
    : { kind: 'weekday', month, weekday, nth, plus }
}

/** Dates without a rule that a calendar could compute, one a year. */
function table(dates: string): DateRule {
  const days = dates.trim().split(/\s+/)
  return { kind: 'table', dates: Object.fromEntries(days.map((day) => [day.slice(0, 4), day])) }
}

function easter(offset: number): DateRule {
  return { kind: 'easter', offset }
}

function islamic(month: string, day: number): DateRule {
  return { kind: 'calendar', calendar: 'islamic-umalqura', month, day }
}

function hebrew(month: string, day: number): DateRule {
  return { kind: 'calendar', calendar: 'hebrew', month, day }
}
