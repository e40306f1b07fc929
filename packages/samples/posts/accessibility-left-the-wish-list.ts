import type { ComposedPost } from './post.ts'

export const accessibilityLeftTheWishList: ComposedPost = {
  title: 'Email accessibility is no longer optional',
  slug: 'accessibility-has-left-the-wish-list',
  excerpt:
    'A European law, larger type and better tools have moved accessible email from good intentions to ordinary work. Seven things to do this week.',
  category: 'Email Trends',
  tags: ['accessibility', 'law', 'screen readers'],
  publishedAt: '2025-10-21T09:00:00Z',
  imageAltText: 'Three pairs of headphones in red, yellow and blue',
  picture: { art: ['headphones-trio'], ground: '#ffd9d0', height: 0.7 },
  body: `<p>Every year somebody predicts that this will be the year of accessible email. What is different now is that nobody has to predict it. Since 28 June 2025 the European Accessibility Act applies to many products and services sold to consumers in the EU, online shops, banking, e-books, tickets and telecommunications among them. Small service companies, with fewer than ten people and at most two million euros of turnover or balance sheet, are exempt. Whether a given newsletter falls under it is a question for a lawyer. Whether it can be read is one for you.</p>
<p>The change can be seen in the layouts. Body type has grown from 14 pixels to 16 and more, buttons have become real text on a colored cell, and emails that are one large picture are turning into a curiosity.</p>
<h2>Seven things to do this week</h2>
<h3>Say what language it is</h3>
<p><code>&lt;html lang="en" dir="ltr"&gt;</code>. Without it a screen reader may read English words with French sounds. Some email clients drop the html element, so repeating <code>lang</code> on the outermost wrapper does no harm.</p>
<h3>Tell layout tables that they are not tables</h3>
<p><code>role="presentation"</code> on every table used for layout. Otherwise a listener hears “table with one row and three columns” before each paragraph. Real data, such as an order’s lines, may stay a table, with headings.</p>
<h3>Use headings as headings</h3>
<p>One <code>h1</code>, then <code>h2</code> for the parts. People who listen jump from heading to heading, as you run your eye down a page. But do not make headings of things that only look large: the numbers in a calendar are not chapters.</p>
<h3>Keep the order</h3>
<p>Columns are read from left to right, cell by cell. A layout that shows a picture left and its text right in one row, and the reverse in the next, is fine; one that puts all the names in the first row and all the prices in the second is read as a list of names, followed by a list of prices.</p>
<h3>Check contrast by number</h3>
<p>4.5 to 1 for text, 3 to 1 for large text and for the outlines of things one has to find. Light gray type on white is the usual offender, then white on a brand’s orange.</p>
<h3>Make targets large</h3>
<p>WCAG 2.2 asks for at least 24 by 24 pixels, or room around the target; Apple’s guidelines suggest 44 points for a finger. A button with 18 pixels of padding above and below passes both. Five links in one line of the footer pass neither.</p>
<h3>Let motion rest</h3>
<p>An animated picture that blinks is unpleasant for many people and dangerous for a few: nothing should flash more than three times a second. Let animations stop after five seconds, or after a loop or two, and make the first frame carry the message, because some programs show only that one.</p>
<h2>Write for listening</h2>
<p>Link texts are often read on their own, as a list. “Here”, “here” and “more” is a poor one. “See the autumn timetable” works anywhere. The same goes for buttons: say what happens, not that something will.</p>
<h2>The check that finds most</h2>
<p>Turn on the screen reader your computer already has, VoiceOver on a Mac or Narrator on Windows, close your eyes, and have your last email read to you. It takes three minutes. Most people stop after one and start mending.</p>
<blockquote>Nearly everything that helps a screen reader also helps somebody on a bus with the pictures turned off.</blockquote>
<p>That is the quiet reason why this trend will stay when the law has stopped being news. Accessible emails are lighter, are found by search, and survive being forwarded, translated and printed. They are simply better made.</p>`,
}
