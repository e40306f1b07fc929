/** Where the cleaned HTML of an email refers to this gallery’s files: in attributes, `srcset` and style sheets. */
const MEDIA_REFERENCE = /(["'(=,\s;])(\/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.)/g

/** HTML whose images and fonts also load elsewhere, such as in a sandbox or a sending platform. */
export function absoluteMedia(html: string, origin: string): string {
  return html.replace(MEDIA_REFERENCE, (_, before: string, address: string) => before + origin + address)
}
