/** Accessibility: checks that axe-core lacks, because it does not know emails. */
import { oneCode } from '#app/inspection/attributes/language-codes.ts'
import { type EmailElement, placesOf } from '#app/inspection/checks/email-source.ts'
import { inGroup, ofWhole } from '#app/inspection/checks/check.ts'
import { emptyLinks } from './empty-links.ts'
import { plainTables } from './layout-tables.ts'
import { placesOfSeen } from './accessibility-axe.ts'

/** Link texts that say nothing when read alone. */
const VAGUE =
  /^(?:click(?: here)?|here|tap here|this(?: link)?|link|more|read more|learn more|see more|find out more|details|hier|hier klicken|mehr|weiterlesen|mehr erfahren|ici|cliquez ici|en savoir plus|aquí|haz clic aquí|leer más|más)$/i
const IMAGE_FILE = /^[^\s/]{1,200}\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i
/** Camera and export names such as `IMG_1234`. */
const FILE_NUMBER = /^(?:img|dsc[nf]?|image|untitled|screenshot)[-_ ]?\d{1,12}$/i
const PLACEHOLDER =
  /^(?:alt(?: text)?|image|img|images|picture|pic|photo|graphic|banner|spacer|placeholder|untitled|bild|foto|grafik|imagen?|imagem|immagine|afbeelding|plaatje|zdjęcie|obraz(?:ek)?|画像|写真)$/i
/** The language of shorter texts is not certain. */
const LANGUAGE_WORDS_MIN = 20
const PICTURES_ONLY_SHARE = 85
const WORDS_ENOUGH = 40

export const accessibilityChecks = inGroup('accessibility', [
  {
    id: 'layout-table',
    severity: 'moderate',
    title: 'Layout tables are announced as data tables',
    why: 'For every layout table, a screen reader says “table with 3 columns and 5 rows” before it reads any text.',
    fix: 'Give every layout table role="presentation". Data tables keep their role and get th elements.',
    example: '<table role="presentation" cellpadding="0" cellspacing="0">',
    limits:
      'A table with th elements, a caption or a summary counts as a data table. The check cannot know what a table means.',
    find: ({ source }) => placesOf(plainTables(source.elements)),
  },
  {
    id: 'no-heading',
    severity: 'minor',
    title: 'No headings',
    why: 'Screen reader users jump from heading to heading. Without headings, the email is one long paragraph.',
    fix: 'Make the headline an h1 and the titles of sections h2, styled as they are now.',
    example: '<h1 style="margin:0;font-size:32px">Chairs for small rooms</h1>',
    limits: 'Short emails, such as a receipt of three lines, may need none.',
    find: ({ source, stats }) => ofWhole(stats.wordCount >= WORDS_ENOUGH && !source.elements.some(isHeading)),
  },
  {
    id: 'vague-link',
    severity: 'minor',
    title: 'Links say only “here” or “read more”',
    why: 'Screen readers list links by their text. A list of ten “read more” says nothing.',
    fix: 'Say in the link text where the link leads.',
    example: '<a href="…">Read how the chair is made</a>',
    limits: 'The check knows such phrases in English, German, French and Spanish.',
    find: ({ source }) => placesOf(source.elements.filter(isVague)),
  },
  {
    id: 'wrong-language',
    severity: 'moderate',
    title: 'The language set is not that of the text',
    why: 'A screen reader reads the text with the voice of another language. Translation and hyphenation go wrong as well.',
    fix: 'Set lang to the language of the text. Templates often keep the lang of another edition.',
    example: '<html lang="he" dir="rtl">',
    limits: `The check compares html lang with the language that the words suggest, from ${LANGUAGE_WORDS_MIN} words up. Closely related languages count as one.`,
    find: ({ source, language, stats }) => ({
      places: stats.wordCount < LANGUAGE_WORDS_MIN ? [] : placesOf(wrongLanguage(source.elements, language)),
      detail: language ?? undefined,
    }),
  },
  {
    id: 'direction',
    severity: 'serious',
    title: 'Text runs in the wrong direction',
    why: 'Without the right direction, sentences in Arabic or Hebrew end on the wrong side, and punctuation and numbers change places.',
    fix: 'Set dir="rtl" on a wrapper inside the body as well, since some clients drop the attributes of html and body.',
    example: '<div dir="rtl" lang="ar">',
    limits: 'The check reads texts of three words or more, by the script of most of their letters.',
    find: ({ source, page }) => placesOfSeen(source, page?.wrongDirection),
  },
  {
    id: 'invisible-text',
    severity: 'serious',
    title: 'Text has the color of its background',
    why: 'The text cannot be read, such as white on white. In dark mode or a screen reader it may appear all the same, and spam filters count it as hidden.',
    fix: 'Change one of the two colors, or remove the text. Hide a preheader with display:none.',
    example: '<td bgcolor="#20304a" style="color:#ffffff">',
    limits:
      'The check compares styles, without images and gradients. A background image that the gallery doesn’t have counts as missing, as where images are blocked.',
    find: ({ source, page }) => placesOfSeen(source, page?.invisibleText),
  },
  {
    id: 'empty-link',
    severity: 'moderate',
    title: 'Links have no content',
    why: 'Screen readers and keyboards stop at a link that has no text and no image. Clicks on the text beside it go nowhere.',
    fix: 'Put the text or the image inside the link, or remove the link.',
    example: '<a href="…">See the chairs</a>',
    limits:
      'Links that are boxes of a color or an image count as filled. Where these have no name, another check says so.',
    find: ({ source }) => placesOf(emptyLinks(source.elements)),
  },
  {
    id: 'placeholder-alt',
    severity: 'moderate',
    title: 'Alt text is a file name or a placeholder',
    why: 'A screen reader reads “banner underscore final dot png”. Where images are blocked, all readers see it.',
    fix: 'Say what the image shows, or leave alt="" if it is decoration.',
    example: '<img src="…" alt="A green armchair by a window">',
    limits:
      'The check finds file names and words such as “image” in ten languages, not texts that fit badly.',
    find: ({ source }) => placesOf(source.elements.filter(hasPlaceholder)),
  },
  {
    id: 'pictures-only',
    severity: 'serious',
    title: 'The email is mostly images of text',
    why: 'Text in images is not read out, enlarged or translated, and is missing where images are blocked.',
    fix: 'Write headline, price and button as HTML text, and use images only for what text cannot show.',
    limits: 'The check compares the area of images with the number of words. It does not read the images.',
    find({ stats: { wordCount }, page }) {
      const share = page?.pictureShare ?? 0
      const isFound = share >= PICTURES_ONLY_SHARE && wordCount < WORDS_ENOUGH
      return ofWhole(isFound, `${share}% images, ${wordCount} words`)
    },
  },
  {
    id: 'small-text',
    severity: 'minor',
    title: 'Text is smaller than 11 pixels',
    why: 'Small text is hard to read for many people over forty, and on phones.',
    fix: 'Use at least 12 pixels; 14 to 16 are easy to read.',
    example: '<p style="font-size:13px;line-height:20px">',
    limits: 'Text is measured at desktop width. Clients may enlarge small text.',
    find: ({ source, page }) => placesOfSeen(source, page?.smallText),
  },
])

function isHeading({ tag, attributes }: EmailElement): boolean {
  return /^h[1-6]$/.test(tag) || attributes.get('role') === 'heading'
}

function isVague({ tag, attributes, text }: EmailElement): boolean {
  if (tag !== 'a' || !attributes.has('href') || attributes.has('aria-label')) return false
  return VAGUE.test(text.replaceAll(/[\s.…→›»>!]+/g, ' ').trim())
}

/** The html element, if its language is neither that of the text nor set right further in. */
function wrongLanguage(elements: EmailElement[], language: string | null): EmailElement[] {
  const stated = elements.filter(({ attributes }) => attributes.get('lang'))
  const isRight = ({ attributes }: EmailElement) => oneCode(attributes.get('lang')!) === language
  return !language || stated.some(isRight) ? [] : stated.filter(({ tag }) => tag === 'html')
}

function hasPlaceholder({ tag, attributes }: EmailElement): boolean {
  const alt = attributes.get('alt')?.trim().slice(0, 300) ?? ''
  return tag === 'img' && (IMAGE_FILE.test(alt) || FILE_NUMBER.test(alt) || PLACEHOLDER.test(alt))
}
