/**
 * A part of a page that never reacts. The server renders it to a string (`staticHtml` of the loader); in the browser
 * React leaves it as it is, so neither its code nor its data is sent twice. Links in it are plain ones.
 */
export type StaticHtml = { html?: string }

export function StaticPart({ part, className }: { part: StaticHtml; className?: string }) {
  // After a document request the browser has no string: the HTML is on the page already.
  return (
    <div
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: part.html ?? '' }}
    />
  )
}
