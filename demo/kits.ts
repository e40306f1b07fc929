import type { FaceName } from './fonts.ts'

/** A kit is how one brand's mail looks: its pair of faces, its colours, its corners, its button. */

export interface Kit {
  /** Shown as the wordmark; may differ from the brand's name in case. */
  wordmark: string
  site: string
  faces: readonly FaceName[]
  display: string
  body: string
  /** The wordmark's face, if it is not the display face. */
  markFace?: string
  markWeight: number
  markTracking: string
  headWeight: number
  headTracking: string
  headLeading: number
  bodySize: number
  /** Ground around the 640 px column. */
  ground: string
  paper: string
  ink: string
  soft: string
  line: string
  accent: string
  button: { ground: string; ink: string; radius: number; weight: number; capitals?: boolean }
  /** Light hex to dark hex, for readers with a dark screen. Without it the mail keeps its colours. */
  dark?: Readonly<Record<string, string>>
}

const SANS = 'Helvetica,Arial,sans-serif'
const SERIF = "Georgia,'Times New Roman',serif"

function face(family: string, fallback: string): string {
  return `'${family}',${fallback}`
}

export const fernhill: Kit = {
  wordmark: 'Fernhill &amp; Co.',
  site: 'https://fernhill.example',
  faces: ['dm-serif', 'dm-serif-italic', 'dm-sans'],
  display: face('DM Serif Display', SERIF),
  body: face('DM Sans', SANS),
  markWeight: 400,
  markTracking: '0',
  headWeight: 400,
  headTracking: '-.012em',
  headLeading: 1,
  bodySize: 17,
  ground: '#0f3d2e',
  paper: '#0f3d2e',
  ink: '#f7ecd7',
  soft: '#cfd9c4',
  line: '#2f604d',
  accent: '#e6bd68',
  button: { ground: '#e6bd68', ink: '#0f3d2e', radius: 2, weight: 700 },
}

export const loudSupply: Kit = {
  wordmark: 'LOUD SUPPLY',
  site: 'https://loudsupply.example',
  faces: ['anton', 'archivo'],
  display: face('Anton', "Impact,'Arial Narrow',sans-serif"),
  body: face('Archivo', SANS),
  markWeight: 400,
  markTracking: '.01em',
  headWeight: 400,
  headTracking: '-.005em',
  headLeading: 1.02,
  bodySize: 18,
  ground: '#f23a18',
  paper: '#f23a18',
  ink: '#ffe600',
  soft: '#240640',
  line: '#240640',
  accent: '#ffe600',
  button: { ground: '#240640', ink: '#ffe600', radius: 0, weight: 800, capitals: true },
}

export const lanternhouse: Kit = {
  wordmark: 'Lanternhouse',
  site: 'https://lanternhouse.example',
  faces: ['fraunces'],
  display: face('Fraunces', SERIF),
  body: face('Fraunces', SERIF),
  markWeight: 600,
  markTracking: '-.01em',
  headWeight: 800,
  headTracking: '-.035em',
  headLeading: 0.96,
  bodySize: 18,
  ground: '#f8dc92',
  paper: '#f8dc92',
  ink: '#4a1f3f',
  soft: '#643a53',
  line: '#ddb964',
  accent: '#b3431a',
  button: { ground: '#4a1f3f', ink: '#f8dc92', radius: 6, weight: 600 },
}

export const knotwork: Kit = {
  wordmark: 'Knotwork',
  site: 'https://knotwork.example',
  faces: ['syne', 'inter'],
  display: face('Syne', SANS),
  body: face('Inter', SANS),
  markWeight: 700,
  markTracking: '-.01em',
  headWeight: 700,
  headTracking: '-.035em',
  headLeading: 0.98,
  bodySize: 17,
  ground: '#14122b',
  paper: '#14122b',
  ink: '#ffffff',
  soft: '#c3bdf0',
  line: '#3a366c',
  accent: '#a99bff',
  button: { ground: '#6a55f2', ink: '#ffffff', radius: 10, weight: 600 },
}

export const slowField: Kit = {
  wordmark: 'Slow Field',
  site: 'https://slowfield.example',
  faces: ['gloock', 'newsreader', 'newsreader-italic'],
  display: face('Gloock', SERIF),
  body: face('Newsreader', SERIF),
  markWeight: 400,
  markTracking: '-.03em',
  headWeight: 400,
  headTracking: '-.02em',
  headLeading: 1.02,
  bodySize: 18,
  ground: '#f5f1e6',
  paper: '#f5f1e6',
  ink: '#191712',
  soft: '#3d392f',
  line: '#1a1813',
  accent: '#b02f18',
  button: { ground: '#b02f18', ink: '#fbf5e6', radius: 0, weight: 600 },
  dark: {
    '#f5f1e6': '#171510',
    '#191712': '#f1ead9',
    '#3d392f': '#c9c1ae',
    '#1a1813': '#5d5747',
    '#b02f18': '#f0795f',
    '#ad2f18': '#7d2312',
  },
}

export const shipyard: Kit = {
  wordmark: 'SHIPYARD/26',
  site: 'https://shipyard26.example',
  faces: ['unbounded', 'instrument-sans'],
  display: face('Unbounded', "'Arial Black',Arial,sans-serif"),
  body: face('Instrument Sans', SANS),
  markWeight: 700,
  markTracking: '-.02em',
  headWeight: 800,
  headTracking: '-.055em',
  headLeading: 0.96,
  bodySize: 17,
  ground: '#f3f3ec',
  paper: '#f3f3ec',
  ink: '#0b0b0a',
  soft: '#474742',
  line: '#0b0b0a',
  accent: '#d8ff5a',
  button: { ground: '#0b0b0a', ink: '#d8ff5a', radius: 0, weight: 700 },
}

export const tideAndClay: Kit = {
  wordmark: 'tide &amp; clay',
  site: 'https://tideandclay.example',
  faces: ['instrument-serif', 'instrument-serif-italic', 'figtree'],
  display: face('Instrument Serif', SERIF),
  body: face('Figtree', SANS),
  markWeight: 400,
  markTracking: '-.02em',
  headWeight: 400,
  headTracking: '-.022em',
  headLeading: 0.96,
  bodySize: 16,
  ground: '#fbf7f1',
  paper: '#fbf7f1',
  ink: '#3a2a20',
  soft: '#6e5a4d',
  line: '#e4d8ca',
  accent: '#94502b',
  button: { ground: '#3b2b21', ink: '#fbf6f0', radius: 0, weight: 600, capitals: true },
  dark: {
    '#fbf7f1': '#1d1612',
    '#3a2a20': '#f3e7da',
    '#6e5a4d': '#c8b4a4',
    '#e4d8ca': '#43342a',
    '#94502b': '#dfa27c',
    '#f0dccd': '#3a2a21',
    '#3b2b21': '#f3e7da',
    '#fbf6f0': '#2a1d15',
    '#f3e6da': '#d9c3b2',
    '#e9ebe0': '#c9cdbd',
    '#f2dfda': '#d8bdb6',
  },
}

export const keelmark: Kit = {
  wordmark: 'Keelmark',
  site: 'https://keelmark.example',
  faces: ['space-grotesk'],
  display: face('Space Grotesk', SANS),
  body: face('Space Grotesk', SANS),
  markWeight: 700,
  markTracking: '-.02em',
  headWeight: 600,
  headTracking: '-.045em',
  headLeading: 1.02,
  bodySize: 17,
  ground: '#120c22',
  paper: '#17102b',
  ink: '#ffffff',
  soft: '#b9afd2',
  line: '#3a2d58',
  accent: '#ff7a45',
  button: { ground: '#ff7a45', ink: '#1b0d06', radius: 10, weight: 700 },
}

export const formlet: Kit = {
  wordmark: 'formlet',
  site: 'https://formlet.example',
  faces: ['newsreader', 'instrument-sans', 'caveat'],
  display: face('Newsreader', SERIF),
  body: face('Newsreader', SERIF),
  markFace: face('Instrument Sans', SANS),
  markWeight: 700,
  markTracking: '-.03em',
  headWeight: 500,
  headTracking: '-.028em',
  headLeading: 1.06,
  bodySize: 20,
  ground: '#ffffff',
  paper: '#ffffff',
  ink: '#1f1b2d',
  soft: '#3f3a4f',
  line: '#dcd8e4',
  accent: '#fbe38e',
  button: { ground: '#1f1b2d', ink: '#ffffff', radius: 8, weight: 600 },
  dark: {
    '#ffffff': '#141220',
    '#1f1b2d': '#f3f0fa',
    '#3f3a4f': '#c5bfd6',
    '#dcd8e4': '#393450',
    '#fbe38e': '#5c4a12',
    '#20195e': '#d9d2ff',
  },
}

export const potluckPlants: Kit = {
  wordmark: 'potluck plants',
  site: 'https://potluckplants.example',
  faces: ['bricolage'],
  display: face('Bricolage Grotesque', SANS),
  body: face('Bricolage Grotesque', SANS),
  markWeight: 700,
  markTracking: '-.035em',
  headWeight: 700,
  headTracking: '-.05em',
  headLeading: 0.94,
  bodySize: 19,
  ground: '#dce8d0',
  paper: '#dce8d0',
  ink: '#1e3a2b',
  soft: '#3f5a48',
  line: '#c2d3b3',
  accent: '#1e5b3d',
  button: { ground: '#1e5b3d', ink: '#ffffff', radius: 99, weight: 700 },
}

export const quietloop: Kit = {
  wordmark: 'quietloop',
  site: 'https://quietloop.example',
  faces: ['nunito'],
  display: face('Nunito', SANS),
  body: face('Nunito', SANS),
  markWeight: 900,
  markTracking: '-.03em',
  headWeight: 900,
  headTracking: '-.035em',
  headLeading: 1,
  bodySize: 18,
  ground: '#ffe0cd',
  paper: '#ffe0cd',
  ink: '#3a1f14',
  soft: '#6d4430',
  line: '#f4c3a4',
  accent: '#b8460f',
  button: { ground: '#b8460f', ink: '#ffffff', radius: 99, weight: 800 },
}

export const landbars: Kit = {
  wordmark: 'landbars',
  site: 'https://landbars.example',
  faces: ['jetbrains-mono', 'outfit'],
  display: face('JetBrains Mono', 'Menlo,Consolas,monospace'),
  body: face('JetBrains Mono', 'Menlo,Consolas,monospace'),
  markFace: face('Outfit', SANS),
  markWeight: 700,
  markTracking: '-.03em',
  headWeight: 700,
  headTracking: '-.05em',
  headLeading: 1.04,
  bodySize: 15,
  ground: '#a9d8f5',
  paper: '#a9d8f5',
  ink: '#0b2540',
  soft: '#35506b',
  line: '#b9c3c9',
  accent: '#d8421a',
  button: { ground: '#0c2641', ink: '#fefcf4', radius: 6, weight: 700 },
  dark: {
    '#a9d8f5': '#0a1c2e',
    '#0b2540': '#e6f1fa',
    '#35506b': '#a9c0d4',
    '#b9c3c9': '#3b546b',
    '#fffdf6': '#12293f',
    '#0c2641': '#a9d8f5',
    '#fefcf4': '#0a1c2e',
    '#d8421a': '#ff8f6b',
  },
}

export const thirdDinner: Kit = {
  wordmark: 'third dinner',
  site: 'https://thirddinner.example',
  faces: ['outfit'],
  display: face('Outfit', SANS),
  body: face('Outfit', SANS),
  markWeight: 800,
  markTracking: '-.045em',
  headWeight: 800,
  headTracking: '-.045em',
  headLeading: 0.94,
  bodySize: 19,
  ground: '#2a45e8',
  paper: '#2a45e8',
  ink: '#ffffff',
  soft: '#e3e7ff',
  line: '#5f74f4',
  accent: '#ffd84d',
  button: { ground: '#ffd84d', ink: '#16183a', radius: 99, weight: 700 },
}

export const proofStreet: Kit = {
  wordmark: 'Proof Street',
  site: 'https://proofstreet.example',
  faces: ['besley', 'besley-italic'],
  display: face('Besley', SERIF),
  body: face('Besley', SERIF),
  markWeight: 800,
  markTracking: '-.03em',
  headWeight: 800,
  headTracking: '-.04em',
  headLeading: 0.98,
  bodySize: 17,
  ground: '#fffdf6',
  paper: '#fffdf6',
  ink: '#17296b',
  soft: '#47537f',
  line: '#cfd6ea',
  accent: '#b8451b',
  button: { ground: '#17296b', ink: '#fffdf6', radius: 4, weight: 700 },
  dark: {
    '#fffdf6': '#10162f',
    '#17296b': '#dfe5ff',
    '#47537f': '#aeb9dd',
    '#cfd6ea': '#333d66',
    '#b8451b': '#ff9d74',
    '#e8edf8': '#1a2346',
  },
}

export const otherhand: Kit = {
  wordmark: 'Otherhand',
  site: 'https://otherhand.example',
  faces: ['fraunces-fine', 'geist'],
  display: face('Fraunces', SERIF),
  body: face('Geist', SANS),
  markWeight: 300,
  markTracking: '-.03em',
  headWeight: 200,
  headTracking: '-.045em',
  headLeading: 0.96,
  bodySize: 16,
  ground: '#151114',
  paper: '#151114',
  ink: '#f3e8da',
  soft: '#bfb1ab',
  line: '#40363c',
  accent: '#dcb670',
  button: { ground: '#dcb670', ink: '#1a1410', radius: 0, weight: 500 },
}

export const thumbtown: Kit = {
  wordmark: 'THUMBTOWN',
  site: 'https://thumbtown.example',
  faces: ['syne', 'figtree'],
  display: face('Syne', SANS),
  body: face('Figtree', SANS),
  markWeight: 800,
  markTracking: '-.01em',
  headWeight: 800,
  headTracking: '-.035em',
  headLeading: 0.96,
  bodySize: 18,
  ground: '#ffcb2e',
  paper: '#ffcb2e',
  ink: '#1b2950',
  soft: '#3f3a2c',
  line: '#e0a800',
  accent: '#c2301a',
  button: { ground: '#1b2950', ink: '#ffffff', radius: 14, weight: 700 },
}

export const fourleg: Kit = {
  wordmark: 'Fourleg',
  site: 'https://fourleg.example',
  faces: ['geist', 'geist-mono'],
  display: face('Geist', SANS),
  body: face('Geist', SANS),
  markWeight: 700,
  markTracking: '-.05em',
  headWeight: 600,
  headTracking: '-.055em',
  headLeading: 0.95,
  bodySize: 16,
  ground: '#e4dfd6',
  paper: '#e4dfd6',
  ink: '#191816',
  soft: '#57534b',
  line: '#b9b2a5',
  accent: '#a2381b',
  button: { ground: '#191816', ink: '#f6f2ea', radius: 0, weight: 500 },
  dark: {
    '#e4dfd6': '#1a1917',
    '#191816': '#f0ebe2',
    '#57534b': '#b5aea2',
    '#b9b2a5': '#45413a',
    '#a2381b': '#f08a68',
    '#f6f2ea': '#1a1917',
    '#f3efe7': '#26241f',
  },
}
