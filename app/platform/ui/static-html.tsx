/** A part that never reacts: the server's HTML stays in the browser, so its code and data are not sent twice. */
export type StaticHtml = { html?: string }

export function StaticPart({ part }: { part: StaticHtml }) {
  // After a document request the browser has no string: the HTML is on the page already.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: part.html ?? '' }} />
}
