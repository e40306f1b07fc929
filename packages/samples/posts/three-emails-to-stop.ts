import type { ComposedPost } from './post.ts'

export const threeEmailsToStop: ComposedPost = {
  title: 'Three emails you could stop sending',
  slug: 'three-emails-you-could-stop-sending',
  excerpt: 'Email calendars fill up quickly. How to find the emails that no one would miss.',
  category: 'Email Strategy',
  tags: ['planning', 'frequency', 'calendar'],
  publishedAt: '2026-03-17T09:00:00Z',
  imageAltText: 'A dark window at night with a full moon behind half-drawn curtains',
  picture: { art: ['night-window'], ground: '#20265c', height: 0.84 },
  body: `<p>No email team has ever had a meeting to send more. It happens by itself: a launch wants three messages, a holiday wants two, somebody in another department wants one “just to our list”. A year later the calendar is full, every send performs a little worse than the one before, and all of them have an owner who would be sad to lose it.</p>
<p>Taking things out is a strategy too. These are the three kinds to look at first.</p>
<h2>The one that answers nobody’s question</h2>
<p>Every good email answers something a reader might ask. Where is my parcel? What is new? Is it cheaper yet? What should I cook? Write the question beside each entry in your calendar, in the reader’s words. Some entries will only take the question the sender asked: <em>how do we reach the quarter’s figure?</em> A reader has never asked that.</p>
<p>You need not delete these at once. Try to find the question first. “Our autumn collection” has none; “what do I wear when it is warm at noon and cold at six?” has, and the email written for it will be shorter.</p>
<h2>The reminder of the reminder</h2>
<p>Last chance. Last chance, really. Extended by popular demand. Each of these takes a few more orders, which is why they survive, and each teaches people that your dates are not dates. The price is paid by the next campaign, where the first email is ignored because everybody knows there will be four.</p>
<p>A rule that has the merit of being easy to keep: one announcement, one reminder to those who showed interest, and then silence. And when you say it ends on Sunday, it ends on Sunday.</p>
<h3>Who showed interest</h3>
<p>A click, a visit to the page, something in the basket. Not an open: many opens are made by machines, as another post here explains.</p>
<h2>The one that exists because it always has</h2>
<p>The monthly round-up with five links, begun by someone who has left. The birthday coupon. The product tips, written for a version of the product with other buttons. Nobody decided to send these this year. They run.</p>
<p>Automated emails deserve a date on which they are read again. Put it in their name: <code>welcome-2 (read again: March)</code>. When the date comes, read them on a phone, as a customer, from the first word. You will either mend them or turn them off, and both are improvements.</p>
<h2>How to find out whether anyone would notice</h2>
<p>Stop sending it to a tenth of the list, chosen by chance, for two months. Then compare the two groups in the thing you care about: orders, visits, people still subscribed. This is a hold-out test, and it is the only honest measure of an email’s worth, because it counts what people do without it. Orders that “came from” the email are often orders that would have come anyway.</p>
<ul>
<li>If the tenth orders less, the email earns its place. Now you know how much.</li>
<li>If there is no difference, stop it for everybody and tell its owner what you learned.</li>
<li>If the tenth orders more, be glad that you looked.</li>
</ul>
<blockquote>An empty day in the calendar is not a gap. It is what makes the next email an event.</blockquote>
<h2>What to do with the room</h2>
<p>Do not fill it. Let the two or three emails that people do wait for arrive into a quieter inbox, and spend the hours on them. If you keep swipe files or collections, make one called <em>worth getting</em>, of emails that you would have missed, and hold your own calendar against it at the end of the quarter.</p>`,
}
