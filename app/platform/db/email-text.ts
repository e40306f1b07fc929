/** Text from inside an email: its body, the texts of its images, and its preheader. */
declare const stored: unique symbol
declare const shown: unique symbol

/** Read back it is no string: `shownText` gives what a brand leaves to visitors, `wholeText` all, to editors. */
export type StoredText = string | { readonly [stored]: true }

/** Text of an email that visitors may read: empty where its brand shows screenshots only. */
export type ShownText = string & { readonly [shown]: true }

export function wholeText(text: StoredText): string {
  return text as string
}
