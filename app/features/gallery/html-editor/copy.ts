/** The words of the HTML Editor and of the list of keys; apart, because most readers never open either. */
export const editorCopy = {
  file: 'index.html',
  reset: 'Reset',
  wrap: 'Wrap',
  format: 'Format',
  find: 'Find',
  copy: 'Copy HTML',
  copied: { title: 'Copied!', description: 'The HTML has been copied to your clipboard.' },
  download: 'Download HTML',
  formatFailed: { title: 'This HTML cannot be formatted', description: 'Something in it is not closed.' },
  live: 'Live preview',
  waiting: 'Waiting for you to pause',
  widths: 'Width of the preview',
  pixels: (width: number) => `${width} pixels`,
  frame: 'Live preview of your HTML',
  split: 'Width of the code',
  leave: {
    title: 'Leave without your changes?',
    description: 'What you changed in the HTML is kept nowhere else.',
    stay: 'Stay',
    leave: 'Leave',
  },

  keys: {
    title: 'Keys on this page',
    rows: [
      { keys: ['J'], does: 'Next email of the list you came from' },
      { keys: ['K'], does: 'Previous email of that list' },
      { keys: ['/'], does: 'Search' },
      { keys: ['?'], does: 'These keys' },
      { keys: ['Esc'], does: 'Close what is on top' },
    ],
    off: 'The first four can be turned off at the foot of every page.',
    editor: 'In the HTML Editor',
    editorRows: [
      { keys: ['Ctrl', 'F'], does: 'Find and replace' },
      { keys: ['Ctrl', 'Z'], does: 'Undo' },
      { keys: ['Ctrl', 'Shift', '['], does: 'Fold what the cursor is in' },
      { keys: ['Ctrl', 'Shift', ']'], does: 'Unfold it' },
      { keys: ['Tab'], does: 'Leave the editor' },
    ],
  },
} as const
