/** The alt texts of the images on link previews. */
export const shareImageCopy = {
  email: (subject: string, brand: string) => `“${subject}”, an email from ${brand}, on a shelf`,
  brand: (name: string) => `Emails from ${name} on a shelf`,
} as const
