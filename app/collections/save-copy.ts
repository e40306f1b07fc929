/** Texts of the save button and undo, in a file of their own because every page loads them. */
export const saveCopy = {
  save: 'Save',
  saved: 'Saved',
  saveLabel: 'Save for later',
  savedLabel: 'Remove from saved',
  signIn: 'Please log in to save emails to your collection',
  done: 'Email saved to collection',
  savedIn: (names: string[]) => `Saved in ${listed(names)}`,
  removed: (names: string[]) => `Removed from ${listed(names)}`,
  stillIn: (names: string[]) => `Still in ${listed(names)}`,
  removeAll: 'Remove from all',
  undo: 'Undo',
  failed: (message: string) => `Failed to save email: ${message}`,
  unexpected: 'Something went wrong. Try again in a moment.',
} as const

const NAMED_AT_MOST = 3

function listed(names: string[]): string {
  const [shown, more] = [names.slice(0, NAMED_AT_MOST), names.length - NAMED_AT_MOST]
  return new Intl.ListFormat('en').format(more > 0 ? [...shown, `${more} more`] : shown)
}
