/** Text from inside an email: its body, the texts of its images, and its preheader. */
declare const stored: unique symbol
declare const shown: unique symbol

/**
 * Any string can be stored, but a value that is read back is no string. `shownText` of the gallery reads the part that
 * the policy of its brand leaves to visitors; `wholeText` is for the ingest and for editors.
 */
export type StoredText = string | { readonly [stored]: true }

/** Text of an email that visitors may read: empty where its brand shows images only. */
export type ShownText = string & { readonly [shown]: true }

export function wholeText(text: StoredText): string {
  return text as string
}
