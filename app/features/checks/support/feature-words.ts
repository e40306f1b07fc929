/** What is lost where a client lacks a feature, and what to do instead. */

export type FeatureWords = { loss: string; mend: string; example?: string }

/** The first pattern that fits counts. */
const WORDS: [RegExp, FeatureWords][] = [
  [
    /^css-(?:display-(?:flex|grid)|flex-|grid-|justify-content|align-items)/,
    {
      loss: 'Without it, columns stand below each other, or everything in one line at the left.',
      mend: 'Lay out columns in a table, and use flex or grid only on top of it.',
      example:
        '<table role="presentation" width="100%"><tr><td width="50%">…</td><td width="50%">…</td></tr></table>',
    },
  ],
  [
    /^css-gap/,
    {
      loss: 'Without it, the parts of a row touch each other.',
      mend: 'Make the space with padding on the cells.',
      example: '<td style="padding:0 12px">',
    },
  ],
  [
    /^css-(?:position|left-right|inset|z-index)/,
    {
      loss: 'What it places falls back to where it stands in the source: a badge above its picture, a caption below it.',
      mend: 'Put what overlaps a picture into the picture, or write the text over a background picture with a colour behind it.',
      example: '<td background="…" bgcolor="#20304a" style="padding:48px;color:#ffffff">',
    },
  ],
  [
    /^css-variables/,
    {
      loss: 'The whole declaration is dropped, and with it a colour, a size or a space.',
      mend: 'State the value itself first; a client that knows variables takes the second.',
      example: 'color:#20304a; color:var(--ink)',
    },
  ],
  [
    /^css-(?:unit-calc|function-(?:clamp|min|max))/,
    {
      loss: 'The declaration is dropped: the element gets the size it would have without it.',
      mend: 'State a fixed value first; a client that can compute takes the second.',
      example: 'width:560px; width:calc(100% - 40px)',
    },
  ],
  [
    /^css-unit-(?:rem|ch|initial)/,
    {
      loss: 'The declaration is dropped: text takes the size of what is around it.',
      mend: 'Write sizes in pixels.',
      example: 'font-size:16px; line-height:24px',
    },
  ],
  [
    /^css-unit-v/,
    {
      loss: 'The declaration is dropped. Where it works, it measures the mail program’s window, not the email.',
      mend: 'Use percent for widths, and let the content make the height.',
      example: 'width:100%; max-width:600px',
    },
  ],
  [
    /^css-background-(?:image|size|position|repeat|clip|origin)|^html-background/,
    {
      loss: 'The picture is missing or repeated, and the text on it stands on the ground below.',
      mend: 'Give the element a background colour that its text can be read on.',
      example: '<td bgcolor="#20304a" style="background:#20304a url(…) center/cover;color:#ffffff">',
    },
  ],
  [
    /gradient/,
    {
      loss: 'The area stays without its colours, and light text on it may vanish.',
      mend: 'State one plain colour first.',
      example: 'background-color:#20304a; background-image:linear-gradient(#20304a,#31456a)',
    },
  ],
  [
    /^css-border-(?:radius|image)/,
    {
      loss: 'Corners are square, and borders plain.',
      mend: 'Mostly nothing is to be mended. A button that has to be round in Outlook for Windows needs VML.',
    },
  ],
  [
    /^css-(?:box|text)-shadow/,
    {
      loss: 'The shadow is missing: a white card on a white ground has no edge.',
      mend: 'Give what has to stand out a border or a ground of its own.',
      example: 'border:1px solid #d8d8d8; box-shadow:0 2px 8px #00000022',
    },
  ],
  [
    /^css-(?:max|min)?-?(?:width|height|(?:inline|block)-size|intrinsic)/,
    {
      loss: 'The element is as wide or as high as its content, or as the window.',
      mend: 'Write the width as an attribute too, for Outlook in a table of its own.',
      example:
        '<!--[if mso]><table width="600"><tr><td><![endif]--> … <!--[if mso]></td></tr></table><![endif]-->',
    },
  ],
  [
    /^css-(?:object-|aspect-ratio)/,
    {
      loss: 'The picture is stretched or squeezed into its frame.',
      mend: 'Cut pictures to their shape before they are sent.',
      example: '<img src="…" width="560" height="320" alt="…">',
    },
  ],
  [
    /^css-(?:opacity|filter|backdrop|mix-blend|background-blend|mask|clip-path|shape)/,
    {
      loss: 'The effect is missing: what was faint is solid, and what was cut out is a rectangle.',
      mend: 'Apply the effect to the picture itself, and choose colours that need no opacity.',
    },
  ],
  [
    /^css-(?:animation|transition|at-keyframes)/,
    {
      loss: 'Everything stands still, in the state it begins with.',
      mend: 'Let the first state be complete: nothing that has to be read may only move into view.',
    },
  ],
  [
    /^css-transform/,
    {
      loss: 'Everything is there, only straight and in its place.',
      mend: 'Where a turned line carries the idea, make it a picture with an alt text.',
    },
  ],
  [
    /^css-(?:at-font-face|sytem-ui|font-)/,
    {
      loss: 'The text is set in the next typeface of the list, which may be wider.',
      mend: 'Name typefaces that every system has after your own, with similar proportions.',
      example: 'font-family:Besley, Georgia, serif',
    },
  ],
  [
    /^css-(?:at-media-prefers-color-scheme|function-light-dark|color-scheme)|^html-meta-color-scheme/,
    {
      loss: 'The email’s own dark colours are not used; the client leaves it light or inverts it by itself.',
      mend: 'Choose colours that survive inversion, and put logos on transparent ground with a light outline.',
    },
  ],
  [
    /^css-at-/,
    {
      loss: 'What is inside is ignored, and the rest of the style sheet counts.',
      mend: 'Let the email read well without it: fluid widths first, queries for refinement.',
      example: '<table role="presentation" width="100%" style="max-width:600px">',
    },
  ],
  [
    /^css-pseudo-element/,
    {
      loss: 'What it generates is missing.',
      mend: 'Write what has to be read into the HTML.',
    },
  ],
  [
    /^css-(?:pseudo-class|cursor)/,
    {
      loss: 'The state looks like any other.',
      mend: 'Say nothing by it alone: on a phone there is nothing to hover with.',
    },
  ],
  [
    /^css-(?:selector|nesting)/,
    {
      loss: 'The rule applies to nothing.',
      mend: 'Give the element a class, or write its style into the style attribute.',
      example: '<p class="note" style="margin:0">',
    },
  ],
  [
    /^image-/,
    {
      loss: 'An empty frame stands where the picture should be, with its alt text.',
      mend: 'Send photographs as JPEG and drawings as PNG.',
      example: '<img src="chair.jpg" alt="A green armchair by a window">',
    },
  ],
  [
    /^html-(?:picture|srcset)/,
    {
      loss: 'One picture is shown to everybody, or none.',
      mend: 'Send one picture at twice its shown size.',
      example: '<img src="…" width="560" height="320" alt="…">',
    },
  ],
  [
    /^css-(?:modern-color|rgba?)/,
    {
      loss: 'The colour is dropped: text turns black, grounds turn transparent.',
      mend: 'State the colour in hexadecimal first.',
      example: 'color:#1d4ed8; color:oklch(49% 0.22 264)',
    },
  ],
  [
    /^css-column/,
    {
      loss: 'The text runs in one column.',
      mend: 'Nothing, if it reads as well in one. Otherwise use the cells of a table.',
    },
  ],
  [
    /^css-(?:float|clear)/,
    {
      loss: 'What stood beside the text stands above it.',
      mend: 'Use the cells of a table, or align on a table or a picture.',
      example: '<table role="presentation" align="left" width="280">',
    },
  ],
  [
    /^css-(?:margin|padding|border)-(?:inline|block)/,
    {
      loss: 'The space or the line is missing.',
      mend: 'Use the names of the sides.',
      example: 'padding-left:24px',
    },
  ],
  [
    /^css-(?:visibility|display-none)|^html-hidden/,
    {
      loss: 'What should be hidden is seen.',
      mend: 'Hide it in several ways, or leave it out.',
      example: '<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">',
    },
  ],
  [
    /^css-(?:text-|word-|white-space|overflow|hyphen|tab-size|writing-mode|widows|orphans)/,
    {
      loss: 'The words are there, but break, align or are underlined as the client likes.',
      mend: 'See that the text reads well without it. What has to look like this is a picture with an alt text.',
    },
  ],
]

const OTHERS: FeatureWords = {
  loss: 'The email looks as if it were not written.',
  mend: 'See that the email reads well without it, and state something that every client knows before it.',
}

export function featureWords(slug: string): FeatureWords {
  return WORDS.find(([pattern]) => pattern.test(slug))?.[1] ?? OTHERS
}
