/** The exact words of the pages that links in newsletters lead to. */
export const linkPageCopy = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button, and the newsletter comes to you.',
    button: 'Confirm subscription',
    done: 'You are on the list',
    doneText: 'Every letter has a link that takes you off again.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'Press the button, and the newsletter comes no more.',
    button: 'Unsubscribe',
    done: 'You are off the list',
    doneText:
      'The newsletter will not come any more. If this was a slip, subscribe again at the foot of any page.',
  },
  unknownLink: {
    title: 'This link leads nowhere',
    text: 'It was cut off on its way, or the address has been removed since.',
  },
} as const
