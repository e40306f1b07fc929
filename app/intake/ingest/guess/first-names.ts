/** Frequent first names of the languages that the gallery knows. */
import { normalizeText } from '#app/intake/ingest/parse/normalize-text.ts'

const FIRST_NAMES = new Set(
  (
    'adam alan alex alexander alice amanda amy andrea andrew andy angela anna anne anthony barbara ben benjamin beth bill ' +
    'bob brian carl carlos carol caroline catherine charles charlotte chris christian christine christopher claire daniel ' +
    'danny dave david debbie diana diane elizabeth emily emma eric erik eva frank fred gary george hannah harry heather ' +
    'helen henry ian jack james jane janet jason jeff jennifer jenny jessica jim joan joe johanna john jonathan jose joseph ' +
    'josh juan judy julia julie karen kate katherine kathy kelly ken kevin kim laura lauren linda lisa louis louise lucas ' +
    'lucy luke maria marie mark martha martin mary matt matthew megan melissa michael michelle mike nancy natalie nathan ' +
    'nick nicole nina olivia pablo pat patricia patrick paul peter philip rachel ralph rebecca richard rick rob robert ' +
    'roger ron rose ruth ryan sally sam samantha sandra sara sarah scott sean sharon simon sophie stefan stephanie stephen ' +
    'steve steven sue susan thomas tim tom tony victoria walter wendy will william zoe shannon maya priya ' +
    'anja anke annika antje birgit claudia florian hans heike jan jens jonas jürgen kai katja klaus lena lukas max moritz nadine ' +
    'antoine camille chloé claire françois guillaume inès jean julien léa manon marc mathieu nathalie nicolas pierre romain ' +
    'alejandro ana carmen diego elena isabel javier jorge lucía luis manuel miguel pilar sofía alessandro chiara federica ' +
    'francesca giulia giuseppe luca marco matteo paolo sara valentina beatriz bruno duarte inês joana joão mariana rui tiago ' +
    'anke bas daan femke joost lotte pieter sanne wouter agnieszka ania kasia katarzyna krzysztof magda marcin piotr tomasz'
  ).split(' '),
)

/** `Shannon`; a mailbox that is called like the sender may also be a brand's. */
export function isFirstName(name: string): boolean {
  return FIRST_NAMES.has(normalizeText(name))
}
