/** The brands of the demo library. None of them exists; each has a shop, a voice and a colour. */

export interface DemoBrand {
  slug: string
  name: string
  /** One line, in the brand's own voice. */
  description: string
  website: string
  /** Ground of the brand's book and avatar. */
  color: string
  /** Text on that ground, at a contrast of 4.5 or more. */
  colorInk: string
  industries: readonly string[]
  businessTypes: readonly string[]
}

export const brands = {
  fernhill: {
    slug: 'fernhill',
    name: 'Fernhill & Co.',
    description: 'Presents for people who say they don’t need anything, wrapped by someone called Ruth.',
    website: 'https://fernhill.example/',
    color: '#0f3d2e',
    colorInk: '#f7ecd7',
    industries: ['gifts'],
    businessTypes: ['ecommerce'],
  },
  'loud-supply': {
    slug: 'loud-supply',
    name: 'Loud Supply',
    description: 'Caps, speakers and unreasonable socks for people at the back.',
    website: 'https://loudsupply.example/',
    color: '#f23a18',
    colorInk: '#240640',
    industries: ['fashion'],
    businessTypes: ['ecommerce'],
  },
  lanternhouse: {
    slug: 'lanternhouse',
    name: 'Lanternhouse',
    description: 'Candles poured by hand in a town that still loses power twice a winter.',
    website: 'https://lanternhouse.example/',
    color: '#4a1f3f',
    colorInk: '#f8dc92',
    industries: ['home-garden', 'gifts'],
    businessTypes: ['ecommerce'],
  },
  knotwork: {
    slug: 'knotwork',
    name: 'Knotwork',
    description: 'Version control you can see the shape of.',
    website: 'https://knotwork.example/',
    color: '#14122b',
    colorInk: '#cfc6ff',
    industries: ['developer-tools', 'software'],
    businessTypes: ['saas'],
  },
  'slow-field': {
    slug: 'slow-field',
    name: 'Slow Field',
    description: 'A letter about looking, posted every second Sunday and never before breakfast.',
    website: 'https://slowfield.example/',
    color: '#b02f18',
    colorInk: '#fbf5e6',
    industries: ['media-publishing'],
    businessTypes: ['media', 'subscription'],
  },
  'shipyard-26': {
    slug: 'shipyard-26',
    name: 'Shipyard/26',
    description: 'One day a year, in a shed by the water, makers take their own work apart on stage.',
    website: 'https://shipyard26.example/',
    color: '#d8ff5a',
    colorInk: '#0b0b0a',
    industries: ['events-conferences'],
    businessTypes: ['events'],
  },
  'tide-and-clay': {
    slug: 'tide-and-clay',
    name: 'Tide & Clay',
    description: 'Three jars on a quiet shelf. We used to make nineteen.',
    website: 'https://tideandclay.example/',
    color: '#f0dccd',
    colorInk: '#3a2a20',
    industries: ['beauty'],
    businessTypes: ['ecommerce'],
  },
  keelmark: {
    slug: 'keelmark',
    name: 'Keelmark',
    description: 'Website numbers, read out once a week by someone who has had coffee.',
    website: 'https://keelmark.example/',
    color: '#1a1230',
    colorInk: '#ffb38f',
    industries: ['analytics', 'software'],
    businessTypes: ['saas'],
  },
  formlet: {
    slug: 'formlet',
    name: 'Formlet',
    description: 'Forms with fewer questions in them.',
    website: 'https://formlet.example/',
    color: '#fbe38e',
    colorInk: '#1f1b2d',
    industries: ['software'],
    businessTypes: ['saas'],
  },
  'potluck-plants': {
    slug: 'potluck-plants',
    name: 'Potluck Plants',
    description: 'Houseplants with opinions, posted in soil and not in despair.',
    website: 'https://potluckplants.example/',
    color: '#dce8d0',
    colorInk: '#1e3a2b',
    industries: ['home-garden'],
    businessTypes: ['ecommerce'],
  },
  quietloop: {
    slug: 'quietloop',
    name: 'Quietloop',
    description: 'Ten minutes a day that nobody can book.',
    website: 'https://quietloop.example/',
    color: '#ffe0cd',
    colorInk: '#4a2413',
    industries: ['health-wellness'],
    businessTypes: ['mobile-app', 'subscription'],
  },
  landbars: {
    slug: 'landbars',
    name: 'Landbars',
    description: 'Travel data that is awake before you find the baggage belt.',
    website: 'https://landbars.example/',
    color: '#a9d8f5',
    colorInk: '#0b2540',
    industries: ['travel'],
    businessTypes: ['mobile-app', 'ecommerce'],
  },
} as const satisfies Record<string, DemoBrand>

export type BrandSlug = keyof typeof brands
