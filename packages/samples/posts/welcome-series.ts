import type { ComposedPost } from './post.ts'

export const welcomeSeries: ComposedPost = {
  title: 'How to plan a welcome series',
  slug: 'a-welcome-series-is-a-promise',
  excerpt: 'Four emails, each with one job and a reason to skip it. A plan that fits on a sheet of paper.',
  category: 'Email Automation',
  tags: ['onboarding', 'welcome', 'triggers'],
  publishedAt: '2026-01-20T09:00:00Z',
  imageAltText: 'A round loaf, a long one and two buns with crosses on a wooden board',
  picture: { art: ['bread'], ground: '#ffd27a', height: 0.82 },
  body: `<p>Most welcome series are drawn as a row of envelopes: day zero, day two, day five, day nine. That picture hides the interesting part. People do things between the envelopes, and a series that does not notice will congratulate somebody on starting who finished on Tuesday.</p>
<p>It is better to begin with a list of what a new person has to get done, and only then ask which of it needs an email.</p>
<h2>Find the moment it works</h2>
<p>For almost every product there is a moment after which people tend to stay: the first plan shared with somebody else, the first loaf collected, the first report that shows a number they did not know. Name yours. The series has one aim, which is to get people there, and it ends when they arrive.</p>
<p>That sentence has a practical consequence. Every message after the first needs a condition under which it is <em>not</em> sent.</p>
<h2>Four messages, four jobs</h2>
<h3>Now: it worked</h3>
<p>Sent within a minute, because people are waiting for it with the tab open. It says that the account exists, what it is called and what to do first. One button. If the address has to be confirmed, this is that email and nothing else: no tour, no offers.</p>
<h3>When they stop: the next step</h3>
<p>Not on day two. On the first day after they got stuck. If the first plan is begun and not shared, the message is about sharing. If nothing was begun, it offers the smallest beginning there is, with an example already filled in.</p>
<h3>When it works: say so</h3>
<p>The most forgotten of the four. Somebody has just reached the moment; tell them what they did and what it opens up. This is also the right place to ask for something, because they have reason to like you.</p>
<h3>Before money: no surprises</h3>
<p>If there is a trial, write three days before it ends: the date, the price, what happens without a decision, and how to leave. It will cost a few customers who would have paid by mistake. They were going to ask for it back.</p>
<h2>Rules for the machine</h2>
<ul>
<li><strong>One series at a time.</strong> Keep the newsletter away from people who are still being welcomed, or they meet you twice on the same morning.</li>
<li><strong>Check before each send,</strong> not only when the series starts. What was true on Monday may be done by Thursday.</li>
<li><strong>Set a pause.</strong> At least a day between two automatic messages, whatever fires.</li>
<li><strong>Mind the clock.</strong> Send in the reader’s own morning. If you do not know where they live, the hour of their sign-up is a fair guess.</li>
<li><strong>Name an end.</strong> After the last message, or after thirty days, it is over and they are simply a reader.</li>
</ul>
<h2>Make them one family</h2>
<p>The messages will be read weeks apart, so they have to be recognized. Keep the wordmark, the type and the button; change the ground color or the picture, so that the second email does not look like the first one sent again. In the samples of this gallery, compare the emails of one brand: same hand, different clothes.</p>
<h2>Draw it, then read it aloud</h2>
<p>Put the four on a sheet of paper with the conditions on the arrows. Then read only the subjects in order, as one person’s month. If it sounds like a patient friend, build it. If it sounds like a timer, take one out.</p>`,
}
