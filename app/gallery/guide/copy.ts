export const guideCopy = {
  title: (count: number) => `${count} types of marketing email`,
  lead: 'What each email type is for, when to send it, and the best examples in the gallery.',
  description: 'A guide to email types: what each is for, when to send it, and examples.',
  groups: 'Groups of email types',
  viewExamples: 'View Examples',
  nothingYet: 'No examples yet',
  questions: 'Frequently asked questions',
  faq: [
    {
      question: 'Which email should I start with?',
      answer:
        'The welcome email. New subscribers expect it, you write it once, and it ' +
        'sets the tone for the rest. Then add the emails that users wait for: confirmations, receipts, resets.',
    },
    {
      question: 'Can one email have two types?',
      answer:
        'Yes. A back-in-stock email with a discount is listed under both types. Decide ' +
        'which one the subject line promises, and put the other below the first button.',
    },
    {
      question: 'How should I use the examples?',
      answer:
        'Compare five emails of a type. What all five do is what readers expect; what only one does is ' +
        'a new idea. Open that email and read its HTML beside the preview.',
    },
  ],
  onward: 'Keep exploring',
  allBrands: 'All brands',
  blog: 'Blog',
} as const
