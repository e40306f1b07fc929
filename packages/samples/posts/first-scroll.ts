import type { ComposedPost } from './post.ts'

export const firstScroll: ComposedPost = {
  title: 'What has to happen before the first scroll',
  slug: 'before-the-first-scroll',
  excerpt:
    'A reader decides within one screen whether an email is for them. How to plan that screen, and what can safely wait below it.',
  category: 'Email Design',
  tags: ['layout', 'hierarchy', 'mobile'],
  publishedAt: '2026-11-10T09:00:00Z',
  imageAltText: 'A phone showing an app in orange, with spheres and a ring floating round it',
  picture: { art: ['phone'], ground: '#ffd9c2', height: 0.96 },
  body: `<p>Open any email on a phone and hold your thumb still. What you see is roughly 375 pixels wide and 600 high, less the email client’s own bars. Everything your email has to say about itself has to be said there, because the thumb will decide before the eye has finished reading.</p>
<p>That sounds like an argument for cramming. It is the opposite. The first screen has three questions to answer, and anything that does not help with them is in the way.</p>
<h2>Three questions, in this order</h2>
<ul>
<li><strong>Who is this?</strong> A wordmark of 20 to 28 pixels answers it. It does not need a navigation bar beside it; nobody opens a newsletter to reach your returns page.</li>
<li><strong>What happened?</strong> One headline. Not the campaign’s name, but the news: a thing is back, a seat is booked, a trial ends on Friday.</li>
<li><strong>What could I do about it?</strong> Either a button, or a picture that makes the next inch worth the thumb’s while.</li>
</ul>
<p>Print the first screen, cover each part in turn, and ask a colleague what is missing. If covering a part costs nothing, take it out.</p>
<h2>Size is a budget</h2>
<p>A 72-pixel headline on a 640-pixel layout takes two or three lines. On a phone the same words at the same size take five, and the picture under them falls off the screen. So set two sizes: one for the wide layout and one for screens under 480 pixels, usually between 55 and 70 percent of it.</p>
<p>In the code this is one class and one rule:</p>
<p><code>@media (max-width:480px){.headline{font-size:46px!important}}</code></p>
<p>The <code>!important</code> is not bad manners here. Inline styles win over everything else, and email headlines are styled inline, because some programs drop the style block.</p>
<h3>Mind the widest word</h3>
<p>Headlines do not break inside a word. Before you settle on a size, find the longest word in the headline, set it at the phone’s size, and measure: with 22 pixels of padding on each side, a 375-pixel screen leaves 331. “Confirmation” at 60 pixels bold does not fit. It is better to find that out now than from a screenshot in the chat.</p>
<h2>Put the picture where it pays</h2>
<p>A hero image above the headline is a bet that the picture loads and is worth waiting for. Many people read with pictures off, or on a train. If the headline comes first, the email still works while the picture is on its way. If the picture does come first, keep it under about 280 pixels of height on the phone, so that the first line of the headline shows beneath it and proves that there is more.</p>
<blockquote>A picture that pushes the headline off the screen has to be better than the headline.</blockquote>
<h2>What can wait</h2>
<p>Nearly everything. The second offer, the other products, the story behind the material, the social icons: people who scroll have already said yes, and they are patient. Below the first screen you may slow down, use two columns, and let a list be a list.</p>
<p>What should not wait is the catch. If the price starts after a free month, say so within sight of the button. Hiding it below the fold wins clicks from people who will be cross about it later.</p>
<h2>A test that takes a minute</h2>
<p>Take a screenshot of your email at 375 pixels and crop it to 600 high. Show it for three seconds, then take it away. Ask who it was from, what happened, and what they would press. Three right answers, and you can stop moving things about. In this gallery you can do the same with other people’s work: a card shows only the top of an email, and the ones you remember are the ones that got this part right.</p>`,
}
