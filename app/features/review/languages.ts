import { languageName } from '#app/lib/language-name.ts'

/** The languages a reviewer can choose; others stay as they were guessed. */
const TAGS =
  'ar bg cs da de el en es et fa fi fr he hi hr hu id is it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh'

/** By their names. */
export const LANGUAGES = TAGS.split(' ')
  .map((value) => ({ value, name: languageName(value) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
