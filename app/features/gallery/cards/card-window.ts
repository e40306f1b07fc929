/** A card shows the top of an email in a window of at most this size, in CSS pixels at desktop size; also in cards.css. */
export const CARD_WINDOW = { width: 225.5, height: 445 }
