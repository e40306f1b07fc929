import type { ComposedPost } from './post.ts'

export const readingTheSource: ComposedPost = {
  title: 'How to read an email’s source in ten minutes',
  slug: 'read-an-emails-source',
  excerpt:
    'Every email in the gallery comes with its HTML. Where to look first, what the conditional comments are for, and what to reuse.',
  category: 'Email Tools',
  tags: ['html', 'source code', 'learning'],
  publishedAt: '2025-08-26T09:00:00Z',
  imageAltText: 'A glossy violet knot with a pink, a green and a golden bead round it',
  picture: { art: ['knot'], ground: '#1b1838', height: 0.88 },
  body: `<p>You cannot see how a building was made without a permit. With an email you can: the source lies one click away, in the HTML tab of any email in this gallery or behind “show original” in your email client. At first it looks like the inside of a piano. Ten minutes and a fixed route make it readable.</p>
<h2>Minutes one and two: the head</h2>
<p>Start at the top. Look for the doctype, the language on <code>html</code>, the viewport and the <code>color-scheme</code> meta tags. They tell you what the makers thought of: phones, screen readers, dark mode. Then look at the style block. In many emails it holds only what cannot be written inline, that is fonts, media queries and hover; everything else sits on the elements themselves.</p>
<h2>Minutes three and four: the skeleton</h2>
<p>Collapse what your editor can collapse, or search for <code>width="</code>. Nearly always you will find the same bones:</p>
<ul>
<li>an outer table with a width of 100 percent, which carries the ground color;</li>
<li>an inner one, 600 to 680 pixels wide, which is the sheet;</li>
<li>in it one row, or one table, for each band of the design.</li>
</ul>
<p>Count the bands and give each a name: head, hero, list, offer, footer. That list is the design’s outline, and it is the most useful thing to copy from anybody.</p>
<h2>Minutes five and six: the odd comments</h2>
<p><code>&lt;!--[if mso]&gt; … &lt;![endif]--&gt;</code> speaks to Outlook for Windows in its classic form, which draws with the engine of Word. Inside you will often find a table with a fixed width, because that engine does not know <code>max-width</code>, or VML, an old drawing language that gives it background pictures and round corners. Everybody else takes it for a comment.</p>
<p>The reverse, <code>&lt;!--[if !mso]&gt;&lt;!--&gt;</code>, hides something from Outlook. If an email has none of either, its makers have decided that a plain fallback will do. That is a respectable decision. See whether you can tell where it would show.</p>
<h2>Minutes seven and eight: one band, closely</h2>
<p>Take the part you liked best and read only that. How is the space made, by padding on the cell or by empty rows? What happens to it under 480 pixels? Search the style block for its class. A common trick is to turn cells into blocks, <code>display:block!important;width:100%!important</code>, so that columns stack.</p>
<h3>What to note about type</h3>
<p>Write down size, line height, weight and letter spacing of the headline and of the body, and the list of fallback fonts. Apple Mail loads web fonts; Gmail does not, and shows the next family in the list. A good email was looked at in its second-best font.</p>
<h2>Minutes nine and ten: weight and words</h2>
<p>How long is the HTML? Gmail cuts a message at about 102 kilobytes of it and hides the rest behind a link, along with your unsubscribe line and whatever counts the open. Pictures do not add to it, unless they are written into the HTML. Then read the alternative texts. They show better than anything else whether somebody cared about what is not seen.</p>
<h2>What to take home</h2>
<p>Not the code: it belongs to somebody, and it was made for their fonts and their system. Take the outline, the sizes and the idea of how it behaves on a phone. Then build it your own way, and save the original in a collection with a word about why.</p>
<blockquote>Copy the reason, not the table.</blockquote>`,
}
