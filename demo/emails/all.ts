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
import { pinThree, ganttForgiven, choirMoved, fiveHidden, theOneYouAvoid } from './corkline.ts'
import { goodEvening, termStarts, fiveThingsToSay, drawnOnTheBoard, schoolReport } from './dusk-school.ts'
import { tickTheBox, formSevenB, fourTimes, believeNames } from './formlet-forms.ts'
import { inThePost, paidYourself, februaryColouredIn, lightInEveryDrawer, whoOwesPie, theTinPays } from './halfcrown.ts'
import { tenThousandth, perfectZero, outgrown, pieChart, bookOfBounce } from './keelmark-letters.ts'
import { blameTheDiscount, lightsOn, wearYourCommits, cameUndone, pruneABranch } from './knotwork-releases.ts'
import { fourDaysOff, stillInBasket, dadIsOnline, greetings, landInThree } from './landbars-journeys.ts'
import { keyIsBack, allowedToForget, fourAreLies, dogsName } from './latchkin.ts'
import { loseTheFridge, recordNothing, oneGrandmother, sixCovers } from './roomtone.ts'
import { everyShow } from './roomtone-index.ts'
import { worstFirst, shedMonday, admitOne, stackTogether, crossword } from './shipyard-days.ts'

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
  pinThree,
  ganttForgiven,
  choirMoved,
  fiveHidden,
  theOneYouAvoid,
  goodEvening,
  termStarts,
  fiveThingsToSay,
  drawnOnTheBoard,
  schoolReport,
  tickTheBox,
  formSevenB,
  fourTimes,
  believeNames,
  inThePost,
  paidYourself,
  februaryColouredIn,
  lightInEveryDrawer,
  whoOwesPie,
  theTinPays,
  tenThousandth,
  perfectZero,
  outgrown,
  pieChart,
  bookOfBounce,
  blameTheDiscount,
  lightsOn,
  wearYourCommits,
  cameUndone,
  pruneABranch,
  fourDaysOff,
  stillInBasket,
  dadIsOnline,
  greetings,
  landInThree,
  keyIsBack,
  allowedToForget,
  fourAreLies,
  dogsName,
  loseTheFridge,
  recordNothing,
  oneGrandmother,
  sixCovers,
  everyShow,
  worstFirst,
  shedMonday,
  admitOne,
  stackTogether,
  crossword,
]
