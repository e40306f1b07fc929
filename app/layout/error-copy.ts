export const errorCopy = {
  notFound: {
    title: 'Page Not Found',
    text: 'Return to sender. This page does not exist or has moved.',
    search: 'Search the gallery',
  },
  limited: 'Too Many Requests',
  broken: {
    title: 'Something went wrong',
    text: 'This is a problem on our side. Please try again.',
    quote: 'If it keeps happening, contact us and quote',
  },
  home: 'Return Home',
} as const
