import type { Draft } from './draft.ts'
import { wrapping } from './fernhill.ts'
import { deletedQuestion } from './formlet.ts'
import { weekFortyThree } from './keelmark.ts'
import { looseEnd } from './knotwork.ts'
import { orderConfirmed } from './landbars.ts'
import { elevenAtTheTable } from './lanternhouse.ts'
import { everythingMustShout } from './loud-supply.ts'
import { namingThemselves } from './potluck-plants.ts'
import { nothingIsDue } from './quietloop.ts'
import { seeHowItsMade } from './shipyard.ts'
import { mountainNegative } from './slow-field.ts'
import { threeThings } from './tide-and-clay.ts'

/** Newest first, as the gallery shows them; the order keeps unlike neighbours apart in rows of five. */
export const drafts: readonly Draft[] = [
  wrapping,
  everythingMustShout,
  elevenAtTheTable,
  looseEnd,
  mountainNegative,
  seeHowItsMade,
  threeThings,
  weekFortyThree,
  deletedQuestion,
  namingThemselves,
  nothingIsDue,
  orderConfirmed,
]
