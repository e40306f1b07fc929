/** The exact words of an email's source and of its text alone. */
export const sourceCopy = {
  loading: 'Loading HTML code...',
  failed: (reason: string) => `Failed to fetch HTML content: ${reason}`,
  empty: 'Empty HTML content received',
  unreachable: 'the gallery did not answer',
  toast: { title: 'Error', description: 'Failed to load HTML content' },
  code: 'HTML source',

  text: {
    loading: 'Loading text content...',
    none: 'No text content available',
    noneText: 'Click HTML Editor first to load content',
    copy: 'Copy Text',
    copied: { title: 'Copied!', description: 'Email text content has been copied to your clipboard.' },
    words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`),
    minutes: (count: number) => `${count} min read`,
  },
} as const
