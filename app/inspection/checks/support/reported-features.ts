/** The features that can be a finding. */
import { FEATURES } from './client-families.ts'
import { supportSeverity } from './support-severity.ts'

/** What the gallery's cleaning removes, or what has no place of its own in a source. */
const NEVER_FOUND =
  /^html-(?:audio|button|dialog|doctype|form|input|link|marquee|meta|meter|object|picture|popover|progress|required|rp|select|srcset|svg|target|textarea|video)|^css-(?:at-import|inert-attribute|intrinsic-size|nesting|sytem-ui|unit-initial|scroll-snap|block-inline-size|white-space-collapse)$|^css-(?:border|margin|padding)-(?:inline|block)-|^image-(?:base64|hdr|heif|mp4)|^css-column-layout/

export const REPORTED_FEATURES: string[] = FEATURES.filter(
  (slug) => /^(?:css|html|image)-/.test(slug) && !NEVER_FOUND.test(slug) && usualSeverity(slug) !== null,
)

/** As it weighs where it is used for all clients; null where every main family has it. */
export function usualSeverity(slug: string) {
  return supportSeverity(slug, { conditional: false, hiddenFromOutlook: false })
}
