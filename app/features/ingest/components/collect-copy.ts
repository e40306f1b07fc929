export const collectCopy = {
  missing: (count: number) =>
    count === 1 ? '1 picture was not collected.' : `${count} pictures were not collected.`,
  button: 'Collect them',
  again: 'Try again',
  warning: 'Their servers will see that the pictures were loaded, from the address of this server.',
  queued: 'Collecting the pictures…',
  result: (found: number, of: number) => `${found} of ${of} were collected.`,
  show: 'Show the email with them',
  failed: 'The pictures could not be collected. Please try again.',
} as const
