/**
 * Pages that the frame links to and whose routes have not been written yet: plain strings until then.
 * A link whose route exists uses href() where it stands.
 */
export const siteLinks = {
  saved: '/saved',
} as const
