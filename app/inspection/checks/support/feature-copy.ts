/** What is lost where a client lacks a feature, and what to do instead. */

export type FeatureWords = { loss: string; fix: string; example?: string }

const WORDS: (FeatureWords & { of: RegExp })[] = [
  {
    of: /^css-(?:display-(?:flex|grid)|flex-|grid-|justify-content|align-items)/,
    loss: 'Columns are stacked, or everything is in one line at the left.',
    fix: 'Lay out columns in a table, and use flex or grid only on top of it.',
    example:
      '<table role="presentation" width="100%"><tr><td width="50%">…</td><td width="50%">…</td></tr></table>',
  },
  {
    of: /^css-gap/,
    loss: 'Items in a row touch each other.',
    fix: 'Use padding on the cells.',
    example: '<td style="padding:0 12px">',
  },
  {
    of: /^css-(?:position|left-right|inset|z-index)/,
    loss: 'Positioned elements appear where they are in the source: a badge above its image, a caption below it.',
    fix: 'Include the overlapping element in the image, or put the text on a background image with a background color.',
    example: '<td background="…" bgcolor="#20304a" style="padding:48px;color:#ffffff">',
  },
  {
    of: /^css-variables/,
    loss: 'The whole declaration is dropped, with its color, size or spacing.',
    fix: 'Write the fixed value first; clients that support variables use the second.',
    example: 'color:#20304a; color:var(--ink)',
  },
  {
    of: /^css-(?:unit-calc|function-(?:clamp|min|max))/,
    loss: 'The declaration is dropped, and the element keeps its default size.',
    fix: 'Write a fixed value first; clients that support the function use the second.',
    example: 'width:560px; width:calc(100% - 40px)',
  },
  {
    of: /^css-unit-(?:rem|ch|initial)/,
    loss: 'The declaration is dropped, and the text keeps the size of its parent.',
    fix: 'Write sizes in pixels.',
    example: 'font-size:16px; line-height:24px',
  },
  {
    of: /^css-unit-v/,
    loss: 'The declaration is dropped. Where it works, the unit refers to the email client’s window, not the email.',
    fix: 'Use percent for widths, and let the content set the height.',
    example: 'width:100%; max-width:600px',
  },
  {
    of: /^css-background-(?:image|size|position|repeat|clip|origin)|^html-background/,
    loss: 'The image is missing or repeated, and its text is on the color below.',
    fix: 'Give the element a background color with enough contrast to its text.',
    example: '<td bgcolor="#20304a" style="background:#20304a url(…) center/cover;color:#ffffff">',
  },
  {
    of: /gradient/,
    loss: 'The area has no color, and light text on it may disappear.',
    fix: 'Write one plain color first.',
    example: 'background-color:#20304a; background-image:linear-gradient(#20304a,#31456a)',
  },
  {
    of: /^css-border-(?:radius|image)/,
    loss: 'Corners are square and borders plain.',
    fix: 'Usually no fix is needed. A round button in Outlook for Windows needs VML.',
  },
  {
    of: /^css-(?:box|text)-shadow/,
    loss: 'The shadow is missing, so a white card on white has no edge.',
    fix: 'Add a border or a background color.',
    example: 'border:1px solid #d8d8d8; box-shadow:0 2px 8px #00000022',
  },
  {
    of: /^css-(?:max|min)?-?(?:width|height|(?:inline|block)-size|intrinsic)/,
    loss: 'The element is as wide or as high as its content, or as the window.',
    fix: 'Set the width attribute too, and for Outlook use a separate table.',
    example:
      '<!--[if mso]><table width="600"><tr><td><![endif]--> … <!--[if mso]></td></tr></table><![endif]-->',
  },
  {
    of: /^css-(?:object-|aspect-ratio)/,
    loss: 'The image is stretched or squeezed.',
    fix: 'Crop images before sending.',
    example: '<img src="…" width="560" height="320" alt="…">',
  },
  {
    of: /^css-(?:opacity|filter|backdrop|mix-blend|background-blend|mask|clip-path|shape)/,
    loss: 'The effect is missing: faint elements are solid, and shapes are rectangles.',
    fix: 'Apply the effect to the image, and choose colors without opacity.',
  },
  {
    of: /^css-(?:animation|transition|at-keyframes)/,
    loss: 'The animation does not run and shows its first state.',
    fix: 'Make the first state complete, with all text visible.',
  },
  {
    of: /^css-transform/,
    loss: 'The element is not rotated, moved or scaled.',
    fix: 'If the rotation matters, use an image with alt text.',
  },
  {
    of: /^css-(?:at-font-face|sytem-ui|font-)/,
    loss: 'The text uses the next font in the list, which may be wider.',
    fix: 'Add system fonts with similar proportions after your own.',
    example: 'font-family:Besley, Georgia, serif',
  },
  {
    of: /^css-(?:at-media-prefers-color-scheme|function-light-dark|color-scheme)|^html-meta-color-scheme/,
    loss: 'The email’s dark colors are not used. The client leaves the email light or inverts it.',
    fix: 'Choose colors that survive inversion, and give logos a transparent background and a light outline.',
  },
  {
    of: /^css-at-/,
    loss: 'The rule is ignored; the rest of the style sheet applies.',
    fix: 'Make the email readable without it: fluid widths first, queries for refinement.',
    example: '<table role="presentation" width="100%" style="max-width:600px">',
  },
  {
    of: /^css-pseudo-element/,
    loss: 'Generated content is missing.',
    fix: 'Write important text into the HTML.',
  },
  {
    of: /^css-(?:pseudo-class|cursor)/,
    loss: 'The state has no style of its own.',
    fix: 'Do not use it for anything important. Phones have no hover.',
  },
  {
    of: /^css-(?:selector|nesting)/,
    loss: 'The rule is not applied.',
    fix: 'Give the element a class, or write its style into the style attribute.',
    example: '<p class="note" style="margin:0">',
  },
  {
    of: /^image-/,
    loss: 'The image is missing, and its alt text is shown.',
    fix: 'Send photos as JPEG and illustrations as PNG.',
    example: '<img src="chair.jpg" alt="A green armchair by a window">',
  },
  {
    of: /^html-(?:picture|srcset)/,
    loss: 'Every reader gets the same image, or none.',
    fix: 'Send one image at twice its displayed size.',
    example: '<img src="…" width="560" height="320" alt="…">',
  },
  {
    of: /^css-(?:modern-color|rgba?)/,
    loss: 'The color is dropped: text turns black, backgrounds turn transparent.',
    fix: 'Write a hexadecimal color first.',
    example: 'color:#1d4ed8; color:oklch(49% 0.22 264)',
  },
  {
    of: /^css-column/,
    loss: 'The text runs in one column.',
    fix: 'If one column is not enough, use table cells.',
  },
  {
    of: /^css-(?:float|clear)/,
    loss: 'Elements beside the text move above it.',
    fix: 'Use table cells, or the align attribute of a table or an image.',
    example: '<table role="presentation" align="left" width="280">',
  },
  {
    of: /^css-(?:margin|padding|border)-(?:inline|block)/,
    loss: 'The spacing or the border is missing.',
    fix: 'Use the physical sides.',
    example: 'padding-left:24px',
  },
  {
    of: /^css-(?:visibility|display-none)|^html-hidden/,
    loss: 'Hidden content is visible.',
    fix: 'Hide it in several ways, or leave it out.',
    example: '<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">',
  },
  {
    of: /^css-(?:text-|word-|white-space|overflow|hyphen|tab-size|writing-mode|widows|orphans)/,
    loss: 'The text is shown, but the client decides how it breaks, aligns and is decorated.',
    fix: 'Make sure the text reads well without it. If its look matters, use an image with alt text.',
  },
]

const OTHERS: FeatureWords = {
  loss: 'The email looks as if the feature were not used.',
  fix: 'Make sure the email reads well without it, and write a widely supported alternative first.',
}

export function featureWords(slug: string): FeatureWords {
  return WORDS.find(({ of }) => of.test(slug)) ?? OTHERS
}
