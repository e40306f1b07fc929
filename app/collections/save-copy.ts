/** Texts of the save button and undo, in a file of their own because every page loads them. */
export const saveCopy = {
  save: 'Save',
  saved: 'Saved',
  saveLabel: 'Save for later',
  savedLabel: 'Remove from saved',
  signIn: 'Please log in to save emails to your collection',
  done: 'Email saved to collection',
  removed: 'Removed from saved',
  undo: 'Undo',
  failed: (message: string) => `Failed to save email: ${message}`,
  unexpected: 'Something went wrong. Try again in a moment.',
} as const
