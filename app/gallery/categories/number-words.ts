import { formatNumber } from '#app/platform/lib/format.ts'

const SMALL = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A number at the start of a title, in words up to ninety-nine: 'Thirty-two', then '100'. */
export function numberWord(count: number): string {
  if (count > 99) return formatNumber(count)
  const words =
    SMALL[count] ?? [TENS[Math.floor(count / 10)], count % 10 && SMALL[count % 10]].filter(Boolean).join('-')
  return words[0]!.toUpperCase() + words.slice(1)
}
