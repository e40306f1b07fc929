/** How much it matters that a client lacks a feature: by what the feature does, and by who lacks it. */
import type { Severity } from '#app/inspection/checks/issue.ts'
import { FEATURES, MAIN_FAMILIES, verdictOf } from './client-families.ts'

/** Without them, content is missing, covered or in another place. */
const CARRIES_CONTENT =
  /^(?:css-(?:display-(?:flex|grid|none)|flex-|grid-|position|left-right|variables|unit-(?:calc|rem|vw|vh|vmin|vmax|ch)|function-|columns?-|object-|clip-path|mask-image|writing-mode|background-image|opacity|filter|inset|aspect-ratio|gap|justify-content|align-items)|html-(?:video|audio|picture|svg|object|background|dialog|popover|hidden|image-maps|ruby|dir|anchor-links|form|input|select|textarea)|image-)/
/** Additions: an email without them is as complete. */
const EXTRA =
  /^(?:css-(?:animation|transition|cursor|at-|pseudo-|selector-|color-scheme|user-select|resize|orphans|widows|font-(?:kerning|stretch)|hyphen|scroll-|will-change|important|outline|box-sizing)|html-(?:aria-|role|semantics|abbr|acronym|loading|srcset|lang|wbr|bdi|dfn))/
/** Everybody writes them, and nobody misses them where they fail. */
const NEVER_REPORTED =
  /^(?:css-(?:important|comments|rgb|selector-(?:class|descendant|grouping|id|type|universal|chaining)|word-wrap)|html-(?:role|aria-|loading|lang|abbr|acronym|semantics))/

/** Null where every main family shows it at least in part. */
export function supportSeverity(
  slug: string,
  use: { conditional: boolean; hiddenFromOutlook: boolean },
): Severity | null {
  if (NEVER_REPORTED.test(slug)) return null
  const lacking = MAIN_FAMILIES.filter((family) => verdictOf(slug, family) === 'not')
    .map(({ name }) => name)
    .filter((name) => !(use.hiddenFromOutlook && name === 'Outlook for Windows'))
  if (lacking.length === 0) return null
  if (use.conditional || EXTRA.test(slug) || !CARRIES_CONTENT.test(slug)) return 'minor'
  return lacking.includes('Gmail') || lacking.includes('Apple Mail') ? 'serious' : 'moderate'
}

/** What the gallery's cleaning removes, or what has no place of its own in a source. */
const NEVER_FOUND =
  /^html-(?:audio|button|dialog|doctype|form|input|link|marquee|meta|meter|object|picture|popover|progress|required|rp|select|srcset|svg|target|textarea|video)|^css-(?:at-import|inert-attribute|intrinsic-size|nesting|sytem-ui|unit-initial|scroll-snap|block-inline-size|white-space-collapse)$|^css-(?:border|margin|padding)-(?:inline|block)-|^image-(?:base64|hdr|heif|mp4)|^css-column-layout/

/** The features that can be an issue. */
export const REPORTED_FEATURES: string[] = FEATURES.filter(
  (slug) => /^(?:css|html|image)-/.test(slug) && !NEVER_FOUND.test(slug) && usualSeverity(slug) !== null,
)

/** As it weighs where it is used for all clients; null where every main family has it. */
export function usualSeverity(slug: string) {
  return supportSeverity(slug, { conditional: false, hiddenFromOutlook: false })
}
