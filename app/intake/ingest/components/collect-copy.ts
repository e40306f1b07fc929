import { plural } from '#app/platform/lib/format.ts'

export const collectCopy = {
  missing: (count: number) => plural(count, '# image was not collected.', '# images were not collected.'),
  button: 'Collect images',
  again: 'Try again',
  warning: 'The senders’ servers will see that the images were loaded from this server’s IP address.',
  queued: 'Collecting images…',
  result: (found: number, of: number) => `${found} of ${of} were collected.`,
  show: 'Show the email',
  failed: 'Couldn’t collect the images. Please try again.',
} as const
