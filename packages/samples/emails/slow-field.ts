import { columns, css, footer, heading, link, picture, rule, section, space, text } from '../blocks.ts'
import { slowField as kit } from '../kits.ts'
import type { Draft } from './draft.ts'

interface Story {
  art: string
  alt: string
  title: string
  line: string
  path: string
}

const STORIES: readonly Story[] = [
  {
    art: 'photo-harbour',
    alt: 'Moored boats on a river, an old photograph',
    title: 'Harbour, before breakfast',
    line: 'Forty hulls, and one man who is not in a hurry to be photographed.',
    path: '/38/harbour',
  },
  {
    art: 'photo-acanthus',
    alt: 'Acanthus leaves, photographed very close',
    title: 'The leaf that became a column',
    line: 'How a weed talked its way into architecture.',
    path: '/38/leaf',
  },
  {
    art: 'photo-allium',
    alt: 'A flowering allium on a grey ground',
    title: 'An onion, considered',
    line: 'Eight hundred words on a plant nobody looks at twice. Look twice.',
    path: '/38/onion',
  },
]

const MASTHEAD = css({ fontFamily: kit.body, fontSize: '15px', lineHeight: 1.3, color: kit.ink })

function story({ art, alt, title, line, path }: Story): string {
  return (
    picture(art, { width: 178, alt, className: 'wide' }) +
    space(14) +
    heading(
      kit,
      `<a href="${kit.site}${path}" target="_blank" style="color:${kit.ink};text-decoration:none">${title}</a>`,
      { level: 3, size: 23, leading: 1.1, tracking: '-.01em', below: 6 },
    ) +
    text(kit, line, { size: 16, leading: 1.42, below: 0 })
  )
}

const DROP_CAP = `<span style="${css({ float: 'left', fontFamily: kit.display, fontSize: '88px', lineHeight: '.8', color: kit.accent, padding: '8px 11px 0 0' })}">I</span>`

export const mountainNegative: Draft = {
  slug: 'slow-field-the-mountain-kept-the-negative',
  brand: 'slow-field',
  kit,
  layout: 'newspaper',
  types: ['newsletter'],
  mailbox: 'letters',
  sent: '2026-11-01T08:00:00+00:00',
  subject: 'No. 38: The mountain kept the negative',
  preheader: 'Four essays, one recipe, and an argument about fog.',
  body: [
    section(
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="${MASTHEAD}">No. 38</td><td class="hush" align="center" style="${MASTHEAD};font-style:italic">A letter about looking, every second Sunday</td><td align="right" style="${MASTHEAD}">9 minutes</td></tr></table>`,
      { pad: '26px 36px 12px' },
    ),
    section(
      rule(kit.line, { thick: 1 }) +
        heading(kit, 'Slow Field', {
          level: 2,
          size: 118,
          small: 66,
          align: 'center',
          tracking: '-.045em',
          leading: 1,
          below: 0,
          style: 'padding:2px 0 12px',
        }) +
        rule(kit.line, { thick: 3 }),
      { pad: '0 36px 22px' },
    ),
    section(
      picture('photo-alps', { width: 568, alt: 'Snow peaks above a dark forest, photographed about 1870' }) +
        text(kit, 'Plate I. A French alpine landscape, about 1870. Somebody carried the camera up.', {
          size: 14,
          below: 0,
          style: 'font-style:italic;padding-top:9px',
        }),
      { pad: '0 36px 22px' },
    ),
    section(
      heading(kit, 'The mountain kept the negative', { size: 64, small: 44, below: 20, leading: 0.98 }) +
        columns(
          [
            text(
              kit,
              `${DROP_CAP}n 1870 it took two mules to carry a camera to the snowline. One for the box, one for the glass. The photographer walked, and apologised to the mules.`,
              { leading: 1.5, below: 12 },
            ) +
              text(
                kit,
                'What came back down was never quite what he had seen. Exposures ran for minutes; clouds became weather, rivers became silk.',
                { leading: 1.5, below: 0 },
              ),
            text(
              kit,
              'We like to call that an error. This issue argues the opposite: that slowness is a lens, and that the blur is the only honest part of the picture.',
              { leading: 1.5, below: 12 },
            ) +
              text(kit, 'It also contains a recipe for soup, for reasons that come clear on the way.', {
                leading: 1.5,
                below: 14,
              }) +
              text(kit, link(kit, 'Read the lead essay', '/38/mountain', kit.accent), { below: 0 }),
          ],
          { gap: 30 },
        ),
      { pad: '0 36px 36px' },
    ),
    section(rule(kit.line), { pad: '0 36px' }),
    section(columns(STORIES.map(story), { gap: 17 }), { pad: '30px 36px 42px' }),
    section(
      heading(kit, '“Fog is just a landscape minding its own business.”', {
        level: 2,
        size: 46,
        small: 34,
        leading: 1.06,
        color: '#fbf5e6',
        align: 'center',
        below: 14,
      }) +
        text(kit, 'From the argument, page six', {
          size: 16,
          color: '#f6d9cd',
          align: 'center',
          below: 0,
          style: 'font-style:italic',
        }),
      {
        ground: '#ad2f18',
        pad: '60px 56px',
        align: 'center',
      },
    ),
    section(
      heading(kit, 'Your turn to look', { level: 2, size: 34, below: 10 }) +
        text(
          kit,
          `Last time we asked what you can see from your kitchen at six in the morning. Two hundred of you answered; ninety-one of you have a crane. ${link(kit, 'This week’s question', '/38/question', kit.accent)} is about ceilings.`,
          { below: 0 },
        ),
      { pad: '46px 36px 40px' },
    ),
    section(rule(kit.line), { pad: '0 36px' }),
    footer(kit, {
      brand: 'Slow Field',
      align: 'left',
      pad: '28px 36px 44px',
      note: 'Photographs: digital images courtesy of the Getty’s Open Content Program.',
    }),
  ].join(''),
  narrow: '.hush{display:none!important}',
  text: `SLOW FIELD, No. 38
The mountain kept the negative

In 1870 it took two mules to carry a camera to the snowline. One for the box, one for the glass. The photographer walked, and apologised to the mules.

What came back down was never quite what he had seen. We like to call that an error. This issue argues the opposite: that slowness is a lens, and that the blur is the only honest part of the picture.

Read the lead essay: https://slowfield.example/38/mountain

ALSO INSIDE
Harbour, before breakfast: https://slowfield.example/38/harbour
The leaf that became a column: https://slowfield.example/38/leaf
An onion, considered: https://slowfield.example/38/onion

"Fog is just a landscape minding its own business."

Photographs: digital images courtesy of the Getty's Open Content Program.`,
}
