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
import { darioLeftANote } from './corkline-note.ts'
import { absenceNote } from './dusk-school-absence.ts'
import { sitThenRate } from './fourleg-sitting.ts'
import { nineStamps } from './grounds-for-appeal-stamps.ts'
import { makeAWish } from './lanternhouse-birthday.ts'
import { somebodyKnocked } from './latchkin-knock.ts'
import { geraldHasLeft } from './potluck-plants-parcel.ts'
import { howDark } from './proof-street-toast.ts'
import { ferryWentDown } from './thumbtown-ferry.ts'
import { fiveHidden, pinThree, theOneYouAvoid } from './corkline.ts'
import { choirMoved, ganttForgiven } from './corkline-stories.ts'
import { goodEvening, schoolReport, termStarts } from './dusk-school.ts'
import { drawnOnTheBoard, fiveThingsToSay } from './dusk-school-classes.ts'
import { formSevenB, tickTheBox } from './formlet-forms.ts'
import { believeNames, fourTimes } from './formlet-questions.ts'
import { inThePost, lightInEveryDrawer, theTinPays } from './halfcrown.ts'
import { februaryColouredIn, paidYourself, whoOwesPie } from './halfcrown-sums.ts'
import { bookOfBounce, pieChart, tenThousandth } from './keelmark-letters.ts'
import { outgrown, perfectZero } from './keelmark-plans.ts'
import { cameUndone, lightsOn, pruneABranch } from './knotwork-releases.ts'
import { blameTheDiscount, wearYourCommits } from './knotwork-shop.ts'
import { dadIsOnline, stillInBasket } from './landbars-calls.ts'
import { fourDaysOff, landInThree } from './landbars-journeys.ts'
import { greetings } from './landbars-postcard.ts'
import { allowedToForget, dogsName, keyIsBack } from './latchkin.ts'
import { fourAreLies, lastOneYouType } from './latchkin-post.ts'
import { loseTheFridge, sixCovers } from './roomtone.ts'
import { oneGrandmother, recordNothing } from './roomtone-recordings.ts'
import { everyShow } from './roomtone-index.ts'
import { crossword, stackTogether, worstFirst } from './shipyard-days.ts'
import { admitOne, shedMonday } from './shipyard-seats.ts'
import { sundayTheTenth, ruthReadsCards } from './fernhill-dates.ts'
import { yesTwice, alphabet, thankYouNote } from './fernhill-letters.ts'
import { nineIsLeaving, oneTable, eightMillimetres } from './fourleg.ts'
import { everyScratch, wobble } from './fourleg-scratches.ts'
import { nobodysHome, powerCut, burnedDown, oneForTheBath } from './lanternhouse-evenings.ts'
import { speakerIsBack, horsepower, louderByTheHour } from './loud-supply-shelf.ts'
import { shh, volumeTwo } from './loud-supply-volume.ts'
import { theOtherOne, itLookedBack, askTomorrow } from './otherhand-bench.ts'
import { twoHands, petals } from './otherhand-feasts.ts'
import { someoneElse, geraldsWeek, stillAnonymous } from './potluck-plants-app.ts'
import { figRemembers, notThirsty, snakesYear } from './potluck-plants-seasons.ts'
import { saturdayStarts, wholeLoaf } from './proof-street-boxes.ts'
import { tillRoll, twoMornings, numberFortySeven } from './proof-street-window.ts'
import { yearOfBread } from './proof-street-year.ts'
import { nobodyFedHim, elevenPerCent } from './third-dinner-bowls.ts'
import { silentSqueak, biscuitsYear, rankedByResentment } from './third-dinner-animals.ts'
import { busIsWaiting, withoutOneLetter } from './thumbtown-depot.ts'
import { dearGrownUp, thirtyMoves } from './thumbtown-paper.ts'
import { howToWash, ratherNot, whatsOnYourFace, shut } from './tide-and-clay-letters.ts'
import { welcomeUphill, fourMiles, fortyOneTowers } from './uphill-races.ts'
import { mondayNothing, greyIsBack, honestIron } from './uphill-shop.ts'
import { leaveWithOne, pileByTheTill, lendAFriend } from './dogear-counter.ts'
import { greenWeek, eightShortBooks, sevenBooksInS } from './dogear-shelves.ts'
import { reachesTheSea, soldLyingDown, homeForEid } from './small-hours-lines.ts'
import { upperBerth, tonightAtTwentyOneForty, lookedAtLisbon } from './small-hours-tickets.ts'
import { elevenEleven, bagOverturned, afterSunset } from './grounds-for-appeal-roasts.ts'
import { trialBegins, theVerdict, billOfCosts } from './grounds-for-appeal-trial.ts'
import { howDeep, giveATuesday, sayItBack } from './slack-water-appeals.ts'
import { harbourHum, buoyReport } from './slack-water-readings.ts'
import { moveForward, lostYourSeat, cardFaceDown } from './the-back-row-members.ts'
import { tooMuchRain, skyTrailers, eightBeams } from './the-back-row-programme.ts'
import { wholeAutumn } from './the-back-row-season.ts'
import { twoPointFour, leftOnLeft, howLoud } from './half-decibel-manuals.ts'
import { modelNine, fogDropped, quietlyReduced, wearableLibrary } from './half-decibel-models.ts'
import { ceilings, firstSliver } from './slow-field-issues.ts'
import { threeIssuesUnpaid, onePhotograph } from './slow-field-offers.ts'
import { fortyOneMinutes, nothingHappened } from './quietloop-accounts.ts'
import { pressOnce, thirtyOneMornings, spareRecorder } from './quietloop-habits.ts'
import { giftEdit, nocturne, privateHour } from './aurevale.ts'
import { fortyOff, lookbook } from './halvane.ts'
import { boxOnItsWay, comeBack, nextWeeksMenu } from './ladle-and-leaf.ts'
import { throwIsBack, whiteSale } from './loomfield.ts'
import { autumnRelease, threeSteps } from './rowbeam.ts'
import { booked, januarySale, stillDreaming } from './sunhatch.ts'
import { cartIsWaiting, pricesDropped, underTwenty } from './tumblecart.ts'
import { blackFridayStartsNow, finalHours } from './voltbarn.ts'

/** In no order: the gallery shows them newest first, and sameness.test.ts keeps neighbours apart. */
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
  sundayTheTenth,
  ruthReadsCards,
  yesTwice,
  alphabet,
  thankYouNote,
  nineIsLeaving,
  oneTable,
  eightMillimetres,
  everyScratch,
  nobodysHome,
  powerCut,
  burnedDown,
  oneForTheBath,
  speakerIsBack,
  horsepower,
  louderByTheHour,
  shh,
  volumeTwo,
  theOtherOne,
  itLookedBack,
  askTomorrow,
  twoHands,
  petals,
  someoneElse,
  geraldsWeek,
  stillAnonymous,
  notThirsty,
  snakesYear,
  saturdayStarts,
  tillRoll,
  wholeLoaf,
  twoMornings,
  numberFortySeven,
  yearOfBread,
  nobodyFedHim,
  silentSqueak,
  biscuitsYear,
  rankedByResentment,
  elevenPerCent,
  busIsWaiting,
  dearGrownUp,
  withoutOneLetter,
  thirtyMoves,
  howToWash,
  ratherNot,
  whatsOnYourFace,
  shut,
  welcomeUphill,
  fourMiles,
  fortyOneTowers,
  mondayNothing,
  greyIsBack,
  honestIron,
  leaveWithOne,
  pileByTheTill,
  lendAFriend,
  greenWeek,
  eightShortBooks,
  sevenBooksInS,
  reachesTheSea,
  soldLyingDown,
  homeForEid,
  upperBerth,
  tonightAtTwentyOneForty,
  lookedAtLisbon,
  elevenEleven,
  bagOverturned,
  afterSunset,
  trialBegins,
  theVerdict,
  billOfCosts,
  howDeep,
  giveATuesday,
  sayItBack,
  harbourHum,
  buoyReport,
  moveForward,
  lostYourSeat,
  cardFaceDown,
  tooMuchRain,
  skyTrailers,
  eightBeams,
  wholeAutumn,
  twoPointFour,
  leftOnLeft,
  howLoud,
  modelNine,
  fogDropped,
  quietlyReduced,
  wearableLibrary,
  ceilings,
  firstSliver,
  threeIssuesUnpaid,
  onePhotograph,
  fortyOneMinutes,
  nothingHappened,
  pressOnce,
  thirtyOneMornings,
  spareRecorder,
  figRemembers,
  lastOneYouType,
  wobble,
  darioLeftANote,
  absenceNote,
  sitThenRate,
  nineStamps,
  makeAWish,
  somebodyKnocked,
  geraldHasLeft,
  howDark,
  ferryWentDown,
  giftEdit,
  underTwenty,
  nocturne,
  autumnRelease,
  lookbook,
  cartIsWaiting,
  threeSteps,
  pricesDropped,
  fortyOff,
  privateHour,
  blackFridayStartsNow,
  nextWeeksMenu,
  throwIsBack,
  booked,
  boxOnItsWay,
  finalHours,
  stillDreaming,
  comeBack,
  whiteSale,
  januarySale,
]
