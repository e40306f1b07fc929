/** Loaded with this page alone: readers of emails never need it. */
export const missingCopy = {
  notFoundText: 'The email may have been removed, or the link has a typo.',
  removedText: 'The email was removed from the gallery.',
  backToBrand: 'Back to brand',
  goBack: 'Go back',
  missing: 'Missing information',
  missingText: 'Could not load the email details. Some parameters are missing.',
} as const
