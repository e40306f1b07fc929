/** Text of the HTML Editor and of Text Only; a separate module, because most readers open neither. */
import { plural } from '#app/platform/lib/format.ts'

export const editorCopy = {
  source: {
    label: 'HTML source',
    loading: 'Loading HTML code...',
    failed: (reason: string) => `Failed to fetch HTML content: ${reason}`,
    empty: 'Empty HTML content received',
    unreachable: 'the gallery did not respond',
    toast: { title: 'Error', description: 'Failed to load HTML content' },
  },
  text: {
    loading: 'Loading text content...',
    none: 'No text content available',
    noneText: 'Click HTML Editor first to load content',
    copy: 'Copy Text',
    copied: { title: 'Copied!', description: 'Email text content has been copied to your clipboard.' },
    words: (count: number) => plural(count, '# word', '# words'),
  },
  file: 'index.html',
  reset: 'Reset',
  wrap: 'Wrap',
  find: 'Find',
  copy: 'Copy HTML',
  copied: { title: 'Copied!', description: 'The HTML has been copied to your clipboard.' },
  download: 'Download HTML',
  live: 'Live preview',
  waiting: 'Updates when you stop typing',
  widths: 'Preview width',
  pixels: (width: number) => `${width} pixels`,
  frame: 'Live preview of your HTML',
  fix: {
    diff: 'The change, before and after',
    before: 'Before:',
    after: 'After:',
    more: (count: number) => plural(count, 'and one more place like these', 'and # more places like these'),
    lost: (count: number) =>
      plural(
        count,
        'One place was edited since. Fix it by hand.',
        '# places were edited since. Fix them by hand.',
      ),
    apply: 'Apply to my copy',
    undo: 'Undo',
    places: (count: number) =>
      plural(count, 'Changes one place in the HTML below.', 'Changes # places in the HTML below.'),
    applied: 'Your copy below has the change. Copy or download it to save it.',
    close: 'Close',
    failed: { title: 'The change couldn’t be loaded', description: 'Reload the page to try again.' },
  },
} as const
