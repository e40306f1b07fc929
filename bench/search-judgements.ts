/**
 * Queries by people who remember one of the sample emails: part of its subject, its text, an image, or the brand and
 * the topic. Each has the email that should come first, or several if they answer it equally well.
 */
export const judgements: [search: string, ...first: string[]][] = [
  // Queries by subject.
  ['six notes first monday', 'corkline-six-notes-for-a-monday'],
  ['gantt chart forgiven', 'corkline-the-gantt-chart-forgiven'],
  ['good evening class', 'dusk-school-good-evening-class'],
  ['everyone you know in order', 'fernhill-everyone-you-know-in-order'],
  ['every scratch has a price', 'fourleg-every-scratch-has-a-price'],
  ['nine is leaving', 'fourleg-nine-is-leaving'],
  ['adjourned until sunset', 'grounds-for-appeal-adjourned-until-sunset'],
  ['loud colours quietly reduced', 'half-decibel-loud-colours-quietly-reduced'],
  ['february coloured in', 'halfcrown-february-coloured-in'],
  ['who owes whom for pie', 'halfcrown-who-owes-whom-for-pie'],
  ['outgrown the small boat', 'keelmark-you-have-outgrown-the-small-boat'],
  ['greetings from the baggage belt', 'landbars-greetings-from-the-baggage-belt'],
  ['the little key is back', 'latchkin-the-little-key-is-back'],
  ['gerald had a week', 'potluck-plants-gerald-had-a-week'],
  ['saturday starts on wednesday', 'proof-street-saturday-starts-on-wednesday'],
  ['keep the breath lose the fridge', 'roomtone-keep-the-breath-lose-the-fridge'],
  ['harbour that stopped humming', 'slack-water-the-harbour-that-stopped-humming'],
  ['mountain kept the negative', 'slow-field-the-mountain-kept-the-negative'],
  ['costumes ranked by resentment', 'third-dinner-costumes-ranked-by-resentment'],
  ['three kettlebells honestly labelled', 'uphill-both-ways-honestly-labelled-iron'],
  // Queries by text.
  ['altos and basses moving a piano', 'corkline-how-a-choir-moved-house'],
  ['haft-sin table', 'dogear-and-daughters-seven-books-beginning-with-s'],
  ['books lent returned zero', 'dogear-and-daughters-lend-us-a-friend'],
  ['finnish ten sentences to the cat', 'dusk-school-report-for-reader'],
  ['valentine rhyme roses ruth', 'fernhill-ruth-has-read-your-card'],
  ['van rental quote form completions', 'formlet-we-deleted-one-question'],
  ['chair eight millimetres lower feet', 'fourleg-eight-millimetres'],
  ['jury guilty acquitted coffee', 'grounds-for-appeal-how-do-you-find-the-coffee'],
  ['student discount timetable headphones', 'half-decibel-a-library-you-can-wear'],
  ['clay lamps marigolds', 'halfcrown-a-light-in-every-drawer'],
  ['folding maps ten-thousandth reader', 'keelmark-your-ten-thousandth-reader'],
  ['merged branches earth day', 'knotwork-prune-a-branch'],
  ['commit graph knitted jumper', 'knotwork-wear-your-commits'],
  ['esim japan order', 'landbars-order-confirmed-ten-gigabytes-japan'],
  ['candles to hide from trick or treat street lights off', 'lanternhouse-nobodys-home-take-two'],
  ['phishing cyber monday parcel', 'latchkin-sixty-one-emails-four-lies'],
  ['TURNITUP', 'loud-supply-everything-must-shout'],
  ['year of the horse socks', 'loud-supply-horsepower'],
  ['engraving thirteen letters', 'otherhand-this-is-what-we-will-cut'],
  ['watering can thirsty finger', 'potluck-plants-its-not-thirsty'],
  ['stollen queue', 'proof-street-you-are-number-forty-seven'],
  ['hot cross buns man in slippers', 'proof-street-two-mornings-of-buns'],
  ['spare recorder parents group', 'quietloop-does-anyone-have-a-spare-recorder'],
  ['blackbird sunrise recording', 'roomtone-one-minute-at-0447'],
  ['speaker forty thousand people test', 'shipyard-26-nine-makers-worst-first'],
  ['porpoise hydrophone two clicks', 'slack-water-buoy-nine-week-thirty'],
  ['count limpets low tide', 'slack-water-give-us-a-tuesday'],
  ['trains before morning prayer', 'small-hours-home-for-eid'],
  ['fireworks lawn screen popcorn', 'the-back-row-the-sky-does-the-trailers'],
  ['letter e missing blocks', 'thumbtown-a-common-symbol-is-missing'],
  ['church towers climbed', 'uphill-both-ways-forty-one-church-towers'],
  // Queries by image.
  ['purple speaker googly eyes', 'loud-supply-its-back-so-are-the-complaints'],
  ['green cinema seats yellow umbrella', 'the-back-row-three-films-with-too-much-rain'],
  ['orange suitcase globe', 'landbars-four-days-off-seven-bars'],
  // Queries by brand and topic.
  ['third dinner free trial', 'third-dinner-he-says-nobody-fed-him'],
  ['knotwork password reset', 'knotwork-heres-the-loose-end'],
  ['halfcrown interest tin', 'halfcrown-the-tin-pays'],
  ['small hours lisbon', 'small-hours-you-looked-at-lisbon-three-times'],
  // Queries with operators.
  ['"mother’s day" rings', 'otherhand-your-mother-has-two-hands'],
  ['hanukkah -books', 'the-back-row-eight-nights-of-light'],
]

/** The query with one typo in its longest word; always the same typo for the same query. */
export function withTypo(search: string, number: number): string {
  const words = search.match(/[\p{L}]+/gu) ?? []
  const longest = words.toSorted((a, b) => b.length - a.length)[0]!
  const place = 1 + (number % (longest.length - 2))
  const [before, letter, after] = [longest.slice(0, place), longest[place]!, longest.slice(place + 1)]
  const typos = [
    () => before + after[0]! + letter + after.slice(1),
    () => before + after,
    () => before + letter + letter + after,
    () => before + (letter === 'e' ? 'r' : 'e') + after,
  ]
  const wrong = typos[number % typos.length]!()
  // Swapping two equal letters is no typo.
  return search.replace(longest, wrong === longest ? before + after : wrong)
}
