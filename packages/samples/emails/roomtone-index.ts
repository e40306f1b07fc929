import { button, columns, footer, heading, rule, section, space, text, wordmark } from '../blocks.ts'
import { roomtone as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

const SANS = "'Archivo',Helvetica,Arial,sans-serif"

type Show = readonly [title: string, words: string, made: string]

/** Every show of the year, because the newsroom would not choose. */
const SHOWS: readonly Show[] = [
  ['Two Minutes Late', 'A bus driver explains one stop at a time.', '48 parts, Port Ellery'],
  ['My Mother’s Answering Machine', 'Nineteen tapes. She never let it finish.', '19 parts, Leeds'],
  ['The Allotment Committee', 'Minutes, read aloud, with feeling.', '12 parts, nobody will say'],
  ['Bread, Slowly', 'Real time. Bring something to do.', '6 parts, Ghent'],
  ['What the Piano Tuner Heard', 'He was in everyone’s house and nobody noticed.', '10 parts, Turin'],
  ['Platform Four', 'Strangers, one question, before the train.', '210 parts, various'],
  ['Dad Reads the Terms', 'All of them. Out loud. With objections.', '31 parts, Hull'],
  ['The Sea Is Not a Metaphor', 'Six fishermen and one poet, overruled.', '6 parts, Vigo'],
  ['Lift Music', 'An engineer, stuck by profession.', '14 parts, Rotterdam'],
  ['Aunties on Cinema', 'They have not seen it. They have a view.', '26 parts, Leicester'],
  ['Small Claims', 'The wall was two centimetres to the left.', '9 parts, Bremen'],
  ['A Word with the Referee', 'Under-elevens. The parents are the story.', '18 parts, Cork'],
  ['The Night Shift', 'Bakers, nurses and one lighthouse.', '12 parts, west coast'],
  ['Ten Years of Sourdough', 'One starter, four flats, two marriages.', '5 parts, Malmö'],
  ['Lost in Alteration', 'A tailor on what people ask to hide.', '8 parts, Naples'],
  ['Hold, Please', 'Call-centre workers call each other.', '22 parts, Cardiff'],
  ['The Understudy', 'Four years, never on. Then a Tuesday.', '4 parts, London'],
  ['Moss', 'It is about moss.', '3 parts, Bergen'],
  ['Our Street, 1979', 'Each house gets its own part.', '41 parts, Gdansk'],
  ['The Ferry Log', 'A captain who counts swans.', '30 parts, Port Ellery'],
  ['Twelve Angry Neighbours', 'The bins. It is always the bins.', '12 parts, Vienna'],
  ['Overheard at the Optician', 'Better one, or better two?', '15 parts, Lyon'],
  ['The Choir at Pier 2', 'Rehearsals, including the row.', '20 parts, Port Ellery'],
  ['Mending', 'A cobbler, a surgeon, a divorce lawyer.', '9 parts, Lisbon'],
  ['The Last Typewriter Shop', 'He sells ribbons and advice.', '7 parts, Bologna'],
  ['Kites', 'A retired meteorologist has a new boss: wind.', '8 parts, Fanø'],
  ['Grandad versus the Printer', 'Live. Unedited. Printer unharmed.', '5 parts, Derby'],
  ['Borrowed Dog', 'Six walks with other people’s animals.', '6 parts, Basel'],
  ['The Reference Desk', 'Every odd question a library got in May.', '31 parts, Aarhus'],
  ['How to Leave a Party', 'Field recordings from hallways.', '11 parts, Dublin'],
  ['Salt', 'Three generations and one shovel.', '6 parts, Guérande'],
  ['Miss Okafor’s Register', 'A teacher finds thirty of her thirty-two.', '30 parts, Bristol'],
  ['The Weather in the Tent', 'Touring circus, seen from the kitchen.', '13 parts, on the road'],
  ['Very Small Museums', 'Pencils. Locks. One about a single cow.', '24 parts, everywhere'],
  ['The Bell Foundry', 'You will want headphones and a neighbour’s patience.', '4 parts, Innsbruck'],
  ['Half Past Never', 'A town clock, and the man who likes it wrong.', '5 parts, Trieste'],
  ['Letters to the Council', 'Performed by those who wrote them.', '17 parts, Perth'],
  ['Swim Club, 5 a.m.', 'Mostly breathing. Strangely gripping.', '10 parts, Split'],
  ['The Wedding Band', 'They have seen 600 first dances.', '12 parts, Manchester'],
  ['Unopened', 'People open a letter they kept shut.', '16 parts, by post'],
  ['Ask a Crane Operator', 'Children ask. He answers from up there.', '20 parts, Port Ellery'],
  ['Second-Hand', 'A wardrobe, traced back four owners.', '4 parts, Antwerp'],
  ['The Quiet Carriage', 'It was not.', '9 parts, Utrecht'],
  ['Chess in the Park', 'The trash talk, with a glossary.', '14 parts, Belgrade'],
  ['The Interpreter', 'Thirty years of saying what others meant.', '7 parts, Geneva'],
  ['Night Fishing', 'Two brothers, one thermos, no fish.', '8 parts, Loch Awe'],
  ['The Sandwich Round', 'An office block by what it eats.', '12 parts, Frankfurt'],
  ['Postcards from the Boiler Room', 'A caretaker’s view of a good school.', '10 parts, Glasgow'],
  ['First Drafts', 'Songwriters play the bad verse.', '18 parts, Nashville and Nantes'],
  ['Eleven O’Clock Cake', 'One village hall, one rota, no forgiveness.', '11 parts, Devon'],
  ['The Map Was Wrong', 'Postmen on roads that aren’t there.', '9 parts, Crete'],
  ['Hive Mind', 'Beekeepers, interrupted by bees.', '6 parts, Maribor'],
  ['Goodnight, Harbour', 'The tannoy lady retires. This is her last week.', '7 parts, Port Ellery'],
  ['Room 12', 'A hotel cleaner describes only the rooms.', '12 parts, Ostend'],
  ['The Ladder', 'Three window cleaners, forty floors.', '6 parts, Toronto'],
  ['The Long Way to School', 'Two hours, one goat, perfect attendance.', '10 parts, the Rif'],
  ['Before the Interval', 'Ushers review the first half.', '21 parts, Prague'],
  ['A Short Walk with a Surveyor', 'He can’t pass a wall.', '8 parts, Bath'],
  ['Lights Out at the Planetarium', 'What people whisper once it is dark.', '6 parts, Jena'],
  ['What We Ate on Strike', 'Recipes with footnotes.', '9 parts, Gdynia'],
] as const

function show([title, words, made]: Show, index: number): string {
  return (
    rule(kit.line) +
    section(
      columns(
        [
          text(kit, String(index + 1).padStart(2, '0'), {
            size: 15,
            face: SANS,
            weight: 700,
            color: kit.accent,
            below: 0,
            leading: 1.9,
          }),
          heading(kit, title, {
            level: 2,
            size: 24,
            small: 21,
            leading: 1.12,
            tracking: '-.045em',
            below: 4,
          }) + text(kit, words, { size: 18, color: kit.ink, below: 0, leading: 1.4 }),
          text(kit, made.replace(', ', '<br>'), {
            size: 14,
            face: SANS,
            align: 'right',
            below: 0,
            leading: 1.45,
            style: 'padding-top:5px',
          }),
        ],
        { stack: false, widths: ['34', '', '96'], gap: 10 },
      ),
      { pad: '15px 0 17px', flush: true },
    )
  )
}

/** Over 102 kB of HTML on purpose: some mail programs clip it, and the checks must say so. */
export const everyShow: Draft = {
  slug: 'roomtone-every-show-of-the-year',
  brand: 'roomtone',
  kit,
  layout: 'index',
  types: ['newsletter', 'milestone'],
  occasions: ['year-in-review'],
  mailbox: 'studio',
  sent: '2023-12-19T10:00:00+00:00',
  subject: 'Every show of the year, because we couldn’t choose',
  preheader: 'Sixty of them. Five are about Port Ellery; we did count.',
  body: [
    section(
      columns(
        [
          wordmark(kit, { size: 24 }),
          text(kit, 'The index, 2023', { size: 15, face: SANS, align: 'right', below: 0 }),
        ],
        { stack: false, valign: 'middle' },
      ) +
        space(44) +
        heading(kit, '60', { size: 126, small: 96, leading: 0.8, tracking: '-.08em', below: 20 }) +
        heading(kit, 'shows, because we couldn’t choose ten', {
          level: 2,
          size: 40,
          small: 32,
          leading: 1,
          below: 20,
        }) +
        text(
          kit,
          'Every show finished with Roomtone this year whose makers said yes to a list. No order, no stars. Read it like a menu in a town you’ve just arrived in.',
          {
            size: 20,
            color: kit.ink,
            below: 34,
          },
        ) +
        SHOWS.map(show).join('') +
        rule(kit.line) +
        space(34) +
        button(kit, 'Take the list as a feed', '/index/2023', {
          full: true,
          size: 18,
          pad: '21px',
          above: 0,
        }),
      { pad: '34px 40px 46px' },
    ),
    footer(kit, { brand: 'Roomtone', align: 'left', pad: '0 40px 44px' }),
  ].join(''),
  text: `60 SHOWS, BECAUSE WE COULDN'T CHOOSE TEN

${SHOWS.map(([title, words, made], index) => `${index + 1}. ${title}: ${words} (${made})`).join('\n')}

Take the list as a feed: https://roomtone.example/index/2023`,
}
