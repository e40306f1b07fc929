import { site } from '#app/platform/lib/site-config.ts'

export const digestCopy = {
  news: 'New from brands you follow',
  subject: (heading: string) => `${heading} on ${site.name}`,
  lead: 'New emails since the last digest.',
  seeBrands: 'See the brands you follow',
  seeNew: 'See what is new',
  stop: (url: string) => `To stop these emails, turn digests off at ${url}.`,
  reason: 'You receive this because you turned on email digests in your settings.',
}
