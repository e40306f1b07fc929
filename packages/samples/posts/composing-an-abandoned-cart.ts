import type { ComposedPost } from './post.ts'

export const composingAnAbandonedCart: ComposedPost = {
  title: 'How we designed an abandoned cart email',
  slug: 'how-one-abandoned-cart-was-composed',
  excerpt: 'The decisions behind one sample email, from a plant shop that does not exist.',
  category: 'Case Studies',
  tags: ['cart abandonment', 'process', 'samples'],
  publishedAt: '2026-10-27T09:00:00Z',
  imageAltText: 'Three house plants in terracotta, chalk and green pots',
  picture: { art: ['plants'], ground: '#dce8d0', height: 0.88 },
  body: `<p>Mailshelf starts with a library of composed samples. The brands in it are invented, and every email says so in its footer. Since nobody’s sales depended on them, they are a good place to watch decisions being made. This is the story of one: a reminder of a forgotten basket, from a plant shop called Potluck Plants.</p>
<p>There are no results at the end. It was never sent to anybody. What can be shown is the reasoning.</p>
<h2>The job</h2>
<p>A reminder of a basket has one reader in one situation. They chose something, got as far as the till, and were interrupted. They do not need to be sold the plants again. They need three facts: what was in the basket, what it costs altogether, and how long it will be kept. And they need a reason to be pleased about the interruption, because the honest message of such an email is “you forgot”.</p>
<h2>The idea came from the objects</h2>
<p>The first draft said “Still thinking it over?”, as such emails do. It was true of any shop and therefore of none. The second began with what is odd about plants: you can leave them, and they go on growing. From there it was a short way to the headline.</p>
<blockquote>They’ve started naming themselves</blockquote>
<p>Once the snake plant was called Gerald, he turned out to be useful. He returned in the product list, in the shop’s promises and, in another email, in the weekly watering report. A running joke is a design system made of words: it costs nothing, and it tells people that the emails belong together.</p>
<h2>The layout, from the outside in</h2>
<ul>
<li><strong>Ground:</strong> one pale green over the full width, so that the transparent plants can stand on it with their own shadows. No box round the picture.</li>
<li><strong>Headline:</strong> 80 pixels in the wide layout, in three short lines, and smaller on a phone. It stands above the picture, since it is the part that has to arrive.</li>
<li><strong>Picture:</strong> the three plants of the basket, not a mood photograph. They are modelled in code and rendered once, without a background; the same file can stand on any color.</li>
<li><strong>Basket:</strong> a white card with a small picture, name, pot and price for each plant, then delivery and the sum. It is set like a receipt, because people know how to read one.</li>
<li><strong>Button:</strong> one. It leads back to the basket as it was.</li>
</ul>
<h3>What was taken out</h3>
<p>A countdown clock: the plants are held until Friday, and half a sentence can say so. A discount, because it teaches people to abandon baskets. Three “you may also like” plants: somebody who has not yet bought three does not need six.</p>
<h2>The narrow screen</h2>
<p>At 375 pixels the picture shrinks with the screen, and each line of the basket keeps its small picture beside the name instead of stacking. A stacked basket of three items is four screens long, and then nobody sees the sum. The price stays at the right edge, where a finger scrolling down passes it.</p>
<h2>What we would test</h2>
<p>If this shop existed, the first test would not be the headline. It would be the hour. A reminder after one hour meets somebody who was interrupted, one after a day meets somebody who decided, and the two deserve different words. The second would be a hold-out: how many come back without any email at all? It is usually more than one hopes.</p>
<p>You can open the email in the gallery, read its source, and disagree with all of this. That is what it is there for.</p>`,
}
