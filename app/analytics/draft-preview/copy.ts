import { formatNumber, plural } from '#app/platform/lib/format.ts'

export const draftPreviewCopy = {
  title: 'Preview a draft',
  description:
    'See your draft in the inbox, on a phone, in dark mode and beside its competitors, with its checks. Nothing is published, and everything is deleted within the hour.',
  lead: 'See your draft in the inbox, on a phone, in dark mode, without images and beside its competitors.',
  private: 'Only people with the secret link can see it. It is deleted from this server within the hour.',
  remote:
    'Images on other servers are not loaded. Images embedded in an .eml file or as data: URLs are shown.',
  limits: (megabytes: number, hourly: number) =>
    `.eml, .html, PNG, JPEG or WebP, up to ${megabytes} MB. ${hourly} previews an hour.`,

  file: 'File',
  chooseFile: 'Choose or drop an email or an image',
  source: 'Or paste its HTML or source',
  subject: 'Subject line',
  preheader: 'Preheader',
  senderName: 'Sender',
  statedHint: 'Leave empty to use the one in the .eml file.',
  industry: 'Industry',
  anyIndustry: 'Any industry',
  occasion: 'Occasion',
  anyOccasion: 'Any occasion',
  send: 'Preview draft',
  sending: 'Sending...',

  sourceMissing: 'Choose a file or paste the HTML of an email',
  notADraft: 'Not an email or image file. Choose .eml, .html, PNG, JPEG or WebP.',
  subjectMissing: 'Please enter the subject line',
  tooLong: (max: number) => `At most ${formatNumber(max)} characters`,
  tooLarge: (max: number) => `Too large (maximum ${max} MB).`,
  busy: 'Too many drafts are in the queue. Try again in a few minutes.',
  noBrowser: 'This gallery can’t render emails at the moment. Images of a design still work.',
  failed: 'Couldn’t send the draft. Try again in a moment.',

  pageTitle: 'Draft preview',
  yours: 'Your draft',
  untitled: '(no subject)',
  sender: 'Your brand',
  only: 'Only people with the link can see this.',
  until: (minutes: number) =>
    minutes === 1 ? 'It is deleted in 1 minute.' : `It is deleted in ${minutes} minutes.`,
  waiting: 'Your draft is in the queue',
  ahead: (count: number) => plural(count, '# draft ahead of you', '# drafts ahead of you'),
  rendering: 'Reading and rendering your draft',
  renderingText: 'This usually takes a few seconds. The page updates automatically.',
  refused: 'Couldn’t read your draft',
  refusedBecause: (reason: string) => `Nothing was stored: ${reason}.`,
  broken: 'Couldn’t render your draft. This is a problem on our side. Please try again.',
  another: 'Preview another draft',
  remove: 'Delete now',
  removing: 'Deleting...',
  removed: 'Deleted',
  removedText: 'Your draft is no longer on this server.',
  notRemoved: 'Couldn’t delete it. Try again in a moment.',
  gone: 'This preview has expired',
  goneText: 'Draft previews are deleted within the hour.',
  missing: 'Draft preview not found',
  missingText: 'The link may be incomplete.',

  inbox: 'In the inbox',
  email: 'The email',
  views: {
    desktop: 'Desktop',
    phone: 'Mobile',
    dark: 'Dark',
    gmail: 'Dark: Gmail on iOS',
    outlook: 'Dark: Outlook app',
    imagesOff: 'Images off',
  },
  simulated: {
    gmail:
      'Simulation. The draft has no dark styles, so Gmail on iOS inverts all colors: light becomes dark and dark becomes light. Images stay. Apple Mail changes nothing.',
    outlook:
      'Simulation. The Outlook app and Outlook.com darken light backgrounds and lighten dark text. Dark areas and images stay.',
  },
  whole: 'Full size',
  pictureOf: (view: string) => `Your draft, ${view.toLowerCase()}`,
  scaled: 'The draft has no phone layout, so phones scale it down.',
  noDark: 'The draft looks the same in dark mode.',
  noPicture: 'Couldn’t render the draft, so there is no screenshot.',
  onlyPicture: 'An image has no phone layout, dark styles or alt texts. Upload the HTML to see these.',
  leftOut: (count: number) =>
    plural(
      count,
      '# image on another server was not loaded. Its alt text is shown.',
      '# images on other servers were not loaded. Their alt texts are shown.',
    ),

  competitors: 'Competitors',
  sharing: (names: string[]) => (names.length === 0 ? 'in the whole gallery' : `in ${names.join(' and ')}`),
  competitorsText: (of: string, days: string | null) =>
    `Your draft beside the newest emails ${of}${days ? `, sent ${days}` : ''}.`,
  noCompetitors: (names: string[]) =>
    names.length === 0
      ? 'The gallery has no emails yet.'
      : `The gallery has no emails in ${names.join(' and ')} yet.`,
  checks: 'Checks',
  noChecks: 'Images can’t be checked. Upload the HTML to see its issues.',
  notChecked: 'Couldn’t check the draft.',
  nearest: 'Similar emails',
  nearestText: (count: number) =>
    `By layout, main colors and screenshot, from the newest ${formatNumber(count)} emails in the gallery.`,
  noNearest: 'No emails to compare with yet.',
} as const
