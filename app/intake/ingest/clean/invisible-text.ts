/** Characters that take up room for a mail client's inbox line but show nothing. */
const FILLER =
  /\u034F|\u17B4|\u17B5|[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0\u2800]/g
/** Joiners that carry meaning in Persian and Indic words and in emoji; they are kept only between such letters. */
const MEANT_JOINER =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu

/** A line as a reader sees it: without invisible filler, with single spaces. */
export function visibleLine(text: string): string {
  return withoutFiller(text).replace(/\s+/g, ' ').trim()
}

export function withoutFiller(text: string): string {
  const meant: string[] = []
  return text
    .replace(MEANT_JOINER, (joiner) => `\uE000${meant.push(joiner) - 1}\uE001`)
    .replace(FILLER, '')
    .replace(/\uE000(\d+)\uE001/g, (_, index) => meant[Number(index)] ?? '')
}
