/** Text of the rehearsal: its form, and the page that shows a draft. */
export const rehearsalCopy = {
  title: 'Rehearse an email',
  description:
    'See your own draft in the inbox, on a phone, in the dark and among the emails of your rivals, with its checks. Nothing is published, and everything is deleted within the hour.',
  lead: 'See your draft as others will: in the inbox, on a phone, in the dark, without pictures and among your rivals.',
  private:
    'Nobody else sees it: its page has an address that cannot be guessed. After an hour at most, nothing of it is left on this server.',
  remote:
    'Pictures on other servers are left out, because nobody is asked for them. Those inside an .eml file, and data: pictures, are shown.',
  limits: (megabytes: number, hourly: number) =>
    `.eml, .html, PNG, JPEG or WebP of up to ${megabytes} MB, ${hourly} an hour.`,

  file: 'File',
  chooseFile: 'Choose or drop an email or a picture',
  source: 'Or paste its HTML or source',
  subject: 'Subject line',
  preheader: 'Preheader',
  senderName: 'Sender',
  statedHint: 'An .eml file has its own, unless you enter another.',
  industry: 'Industry',
  anyIndustry: 'Any industry',
  occasion: 'Occasion',
  anyOccasion: 'Any occasion',
  send: 'Rehearse',
  sending: 'Sending...',

  sourceMissing: 'Choose a file or paste the HTML of an email',
  notADraft: 'This is neither an email nor a picture: send .eml, .html, PNG, JPEG or WebP.',
  subjectMissing: 'Please enter the subject line',
  tooLong: (max: number) => `At most ${max.toLocaleString('en')} characters`,
  tooLarge: (max: number) => `It is larger than ${max} MB.`,
  busy: 'Several drafts are being rehearsed. Try again in a few minutes.',
  noBrowser: 'This gallery cannot render emails at the moment. The picture of a design still works.',
  failed: 'It could not be sent. Try again in a moment.',

  pageTitle: 'A rehearsal',
  yours: 'Your draft',
  untitled: '(no subject)',
  sender: 'Your brand',
  only: 'Only who has this address sees this page.',
  until: (minutes: number) =>
    minutes === 1 ? 'It is deleted within a minute.' : `It is deleted within ${minutes} minutes.`,
  progress: 'Progress',
  waiting: 'Waiting for the renderer',
  ahead: (count: number) => (count === 1 ? '1 draft is before yours.' : `${count} drafts are before yours.`),
  rendering: 'Reading and rendering your draft',
  renderingText: 'This usually takes a few seconds. The page goes on by itself.',
  reload: 'Look again',
  refused: 'Your draft could not be read',
  refusedBecause: (reason: string) => `Nothing was kept: ${reason}.`,
  broken: 'Your draft could not be rendered. This is our fault, not yours: please try again.',
  another: 'Rehearse another',
  remove: 'Delete now',
  removing: 'Deleting...',
  removed: 'Deleted',
  removedText: 'Nothing of your draft is left on this server.',
  notRemoved: 'It could not be deleted. Try again in a moment.',
  gone: 'This rehearsal is over',
  goneText: 'A rehearsal is deleted within the hour. Nothing of it is left.',
  missing: 'There is no rehearsal here',
  missingText: 'Its address may be incomplete.',

  inbox: 'In the inbox',
  email: 'The email',
  views: { desktop: 'Desktop', phone: 'Phone', dark: 'Dark', imagesOff: 'Images off' },
  whole: 'Whole picture',
  pictureOf: (view: string) => `Your draft, ${view.toLowerCase()}`,
  scaled: 'It has no layout for phones, so they scale it down.',
  noDark: 'It has no dark styles, so each mail program decides for itself.',
  noPicture: 'It could not be rendered, so it has no picture here.',
  onlyPicture:
    'A picture says nothing of its phone layout, its dark styles or its alt texts. For these, rehearse the HTML.',
  leftOut: (count: number) =>
    count === 1
      ? '1 picture on another server was left out. It shows its alt text.'
      : `${count} pictures on other servers were left out. They show their alt texts.`,

  rivals: 'Among the others',
  sharing: (names: string[]) => (names.length === 0 ? 'of the whole gallery' : `of ${names.join(' and ')}`),
  rivalsText: (of: string, days: string | null) =>
    `Your draft between the newest emails ${of}${days ? `, sent ${days}` : ''}.`,
  noRivals: 'The gallery has no emails yet.',
  checks: 'Checks',
  noChecks: 'A picture cannot be checked. Rehearse the HTML to see what it gets right and wrong.',
  notChecked: 'It could not be checked.',
  medians: 'Beside the others',
  mediansText: (count: number, of: string) =>
    `The median of the newest ${count.toLocaleString('en-US')} checked emails ${of}: half of them have no more findings.`,
  weight: 'Findings',
  own: 'Yours',
  median: 'Median',
  nearest: 'Nearest in look',
  nearestText: (count: number) =>
    `By main colours and proportions alone, among the newest ${count.toLocaleString('en-US')} emails of the gallery. What is in the pictures is not compared.`,
  noNearest: 'There is nothing to compare its look with yet.',
} as const
