export const linkPageCopy = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button to receive the newsletter.',
    button: 'Confirm subscription',
    done: 'You are subscribed',
    doneText: 'Every issue has a link to unsubscribe.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'Press the button to stop receiving the newsletter.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneText:
      'You will no longer receive the newsletter. If this was a mistake, subscribe again in the footer of any page.',
  },
  digest: {
    title: 'Turn off digests',
    text: 'Press the button to stop receiving digests.',
    button: 'Turn off',
    done: 'Digests are off',
    doneText: 'You will no longer receive digests. You can turn them on again in your settings.',
  },
  unknownLink: {
    title: 'This link does not work',
    text: 'The link is incomplete, or the address has been removed.',
  },
} as const
