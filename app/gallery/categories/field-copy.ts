export const categoryFieldCopy = {
  position: (max: number) => `Please enter a whole number up to ${max}.`,
  tooManyDates: (max: number) => `Please enter at most ${max} dates.`,
  dates: 'Please enter 12-24 for every year, or dates such as 2027-02-06, one per line.',
  datePerYear: 'Please enter one date per year.',
  yearlyAlone: 'Please enter a day of every year alone.',
  group: 'Please choose a group.',
  aliases: 'Please use only letters a to z, digits and single hyphens.',
} as const
