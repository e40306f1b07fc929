import type { ComposedPost } from './post.ts'

export const opensAreWeather: ComposedPost = {
  title: 'What to measure instead of opens',
  slug: 'opens-are-weather',
  excerpt:
    'Email clients now load images automatically, so an open may not be a person. What to measure instead, and how many readers a test needs.',
  category: 'Email Analytics',
  tags: ['metrics', 'testing', 'privacy'],
  publishedAt: '2025-12-09T09:00:00Z',
  imageAltText: 'A lattice-topped pie with one slice pulled out, like a chart',
  picture: { art: ['pie-chart'], ground: '#6a1a3c', height: 0.86 },
  body: `<p>An email cannot tell that it has been read. What is counted as an open is the loading of a picture, usually one that is a single pixel wide. For a long time this was a fair stand-in: pictures loaded when somebody looked. Since September 2021 it is not, for a large share of readers.</p>
<h2>What changed</h2>
<p>With Mail Privacy Protection, Apple Mail may load all the pictures of a message in the background, through Apple’s own servers, whether or not the message is ever opened. Gmail has shown pictures through a proxy since 2013, which hides where and on what device they were loaded. Company filters open links and pictures to see whether they are safe. All three are good for readers. All three put machines into your figures.</p>
<p>So an open rate today is part people, part software, in a mixture that differs from list to list and from month to month. It can still be used the way one uses weather: to notice that today is unlike yesterday. A sudden fall on one mail provider is worth looking into. A rise of two points after a new subject line may be a software update.</p>
<h2>What to count</h2>
<ul>
<li><strong>Clicks per message delivered.</strong> Not per open: dividing one doubtful number by another helps nobody. Filter out clicks within seconds of delivery, and visits that press every link at once, because those are scanners.</li>
<li><strong>What happened afterwards.</strong> Orders, replies, finished forms, sessions in the product. It is further from the email and closer to the point.</li>
<li><strong>Leaving.</strong> Unsubscribes and complaints per message, over time. This is the cost side, and it belongs in the same chart.</li>
<li><strong>People still here.</strong> Of everybody who joined in March, how many clicked something in the past ninety days? One curve for each month of joining says more than any single campaign.</li>
</ul>
<h2>How many readers a test needs</h2>
<p>Most tests of two versions are too small to show anything. There is a rough rule for the number needed in <em>each</em> group, to see a real difference four times out of five:</p>
<p><code>n ≈ 16 × p × (1 − p) ÷ d²</code></p>
<p>Here <code>p</code> is the usual rate and <code>d</code> the difference you would care about, both as fractions. Suppose three percent click, and you want to be able to notice a rise to 3.6. Taking the middle, 3.3 percent, that makes 16 × 0.033 × 0.967 ÷ 0.006², or about 14,000 people in each half.</p>
<p>If your list has 4,000, such a test cannot answer the question. That is useful to know beforehand. Test something larger than a button’s color, such as a different offer or a different day, or add up the same comparison over many sends.</p>
<h3>And do not peek</h3>
<p>Looking every hour and stopping when one version leads will find a winner between two identical emails surprisingly often. Decide on the number, wait for it, look once.</p>
<h2>Ask the question first</h2>
<p>Before the send, write one line: <em>if this works, we will see … among … by …</em> It takes a minute, and it keeps you from searching the report afterwards for whatever happens to be green.</p>
<blockquote>A figure that cannot change your mind is decoration.</blockquote>
<p>For a designer this is a relief. You were never really drawing for opens, which are decided by the sender’s name and two lines of text. You are drawing for what happens after, and that can still be counted.</p>`,
}
