import type { ComposedPost } from './post.ts'

export const tablesYouCanRead: ComposedPost = {
  title: 'How to write readable table layouts',
  slug: 'tables-you-can-read',
  excerpt: 'Email layouts still rely on tables. Six small building blocks make them easy to write.',
  category: 'Email Design',
  tags: ['html', 'tables', 'outlook'],
  publishedAt: '2025-06-17T09:00:00Z',
  imageAltText: 'A pile of colored shipping containers, stacked three high',
  picture: { art: ['containers'], ground: '#fff2d9', height: 0.84 },
  body: `<p>On the web, tables for layout went out with the dial-up modem. In email they stay, and for one main reason: classic Outlook for Windows draws HTML with the engine of Word, which has no flexbox, no grid and no <code>max-width</code>. Microsoft is moving people to a new Outlook that behaves like a browser, but has said that the classic one will be supported until at least 2029. For some years yet, a business audience means tables.</p>
<p>That is no reason to write bad ones.</p>
<h2>Six blocks are enough</h2>
<p>Nearly every email can be put together from these, and each can be a function, a partial or a snippet.</p>
<h3>The sheet</h3>
<p>A table over the full width for the ground, and inside it one with <code>width="640"</code> and <code>style="width:100%;max-width:640px"</code>. The attribute is for Outlook, the style for everybody else. Where the design depends on it, wrap the inner table in a conditional one with a fixed width.</p>
<h3>The band</h3>
<p>One full-width table with one cell, which carries padding and background color. All vertical rhythm lives here. If bands never have margins and cells always have padding, nothing collapses and nothing surprises.</p>
<h3>Columns</h3>
<p>One row, one cell for each column, and a narrow empty cell between two. On small screens give table, row and cells <code>display:block</code> by a class. Decide for each set of columns whether it may stack: two paragraphs may, a label and its price may not.</p>
<h3>The button</h3>
<p>A table with one cell, colored by <code>background</code> and <code>border-radius</code>, and in it a link with generous padding. Put the padding on the link, so that the whole surface can be pressed. Outlook ignores padding on links and shows a smaller button: still a button.</p>
<h3>The rule</h3>
<p>A cell with a <code>border-top</code> in place of an <code>hr</code>, which every program draws differently.</p>
<h3>The spacer</h3>
<p>A <code>div</code> with the same <code>height</code> and <code>line-height</code>, <code>font-size:0</code> and a non-breaking space in it. Use few of them. If you need many, a padding is missing somewhere.</p>
<h2>Six habits</h2>
<ul>
<li>Write <code>role="presentation" cellpadding="0" cellspacing="0" border="0"</code> on every layout table. Have a function do it.</li>
<li>Inline every style that the design cannot live without. Keep the style block for what only it can do.</li>
<li>Give colors in six digits. Some programs misread the short form, and a dark-mode script can find the long one.</li>
<li>Set <code>line-height</code> without a unit, and a font stack that ends in a generic family.</li>
<li>Set <code>width</code> on pictures as an attribute, and <code>height:auto;display:block</code> as style. Without <code>display:block</code> a few pixels of gap appear beneath them.</li>
<li>Never nest a table only to align something. <code>align</code> and <code>valign</code> on the cell still work everywhere.</li>
</ul>
<h2>Reading it back</h2>
<p>Good table code can be read aloud: sheet, band, heading, text, button, band, columns. If a part of yours cannot, it is usually because two blocks have been merged, such as a band that is also a card that is also a column. Take it apart again. It costs a few bytes, and an email has 102 kilobytes of HTML before Gmail cuts it off; most of the samples here need between five and twenty-five.</p>
<blockquote>The markup is old. The craft of making small parts that fit is not.</blockquote>
<p>Are there frameworks that write all of this for you? Yes, and good ones. It is still worth building one email by hand, once, to know what they are saving you from.</p>`,
}
