/** Text of the guide to email types. */
export const guideCopy = {
  title: (count: string) => `${count} kinds of marketing email`,
  lead: 'What each one is for, when to send it, and the best examples in the gallery.',
  description:
    'A guide to the kinds of marketing email: what each is for, when to send it, and examples to look at.',
  groups: 'Groups of email types',
  viewExamples: 'View Examples',
  nothingYet: 'No examples yet',
  questions: 'Questions people ask',
  faq: [
    {
      question: 'Which email should a new programme start with?',
      answer:
        'The welcome email. It is opened more than anything you will send later, it can be written once, and it ' +
        'sets the tone for the rest. Then the emails people are waiting for: confirmations, receipts, resets.',
    },
    {
      question: 'Can one email have two types?',
      answer:
        'Yes, many do. A back-in-stock email with a discount is both, and is listed under both types here. Decide ' +
        'which one the subject line promises, and keep the other below the first button.',
    },
    {
      question: 'How should I use the examples?',
      answer:
        'Look at five of a type before you open one. What all five do is what readers expect; what only one does is ' +
        'an idea. Then open that one and read its HTML beside the preview.',
    },
  ],
  onward: 'Prefer to browse by brand, or read first?',
  allBrands: 'All brands',
  blog: 'The blog',
} as const
