const SLUG_MAX = 72

/** Letters that need more than removing their accents to become ASCII. */
const SPELLED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  '&': ' and ',
}

/** `Fünf Tage, 50 % Rabatt!` → `funf-tage-50-rabatt`; empty when no part of a text can be written in ASCII. */
export function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[ßæœøđðþłı&]/g, (letter) => SPELLED[letter]!)
    // Normalizing takes quadratic time where marks stack up.
    .replace(/\p{M}/gu, '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= SLUG_MAX) return slug
  const cut = slug.slice(0, SLUG_MAX + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), SLUG_MAX - 20)).replace(/-$/, '')
}

/** Best first. The later ones are derived from its content, so that two imports agree on them. */
export function emailSlugs(email: { subjectLine: string; contentHash: string }, brandSlug: string): string[] {
  const fromSubject = slugOf(email.subjectLine)
  const { contentHash } = email
  const base =
    fromSubject.length >= 3 && email.subjectLine !== '(no subject)' ? fromSubject : `${brandSlug}-email`
  const named = fromSubject === base ? [base] : []
  return [...named, ...[6, 10, 24].map((length) => `${base}-${contentHash.slice(0, length)}`)]
}
