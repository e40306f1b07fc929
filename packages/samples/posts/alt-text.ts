import type { ComposedPost } from './post.ts'

export const altText: ComposedPost = {
  title: 'When to write alt text, and what to say',
  slug: 'alternative-text-that-earns-its-place',
  excerpt:
    'Some images need a sentence, some a word, some nothing at all. A short decision list, with examples from the sample library.',
  category: 'Best Practices',
  tags: ['images', 'accessibility', 'copywriting'],
  publishedAt: '2025-05-20T09:00:00Z',
  imageAltText: 'An orange suitcase beside a small globe',
  picture: { art: ['world-case'], ground: '#ffc19e', height: 0.86 },
  body: `<p>Alternative text is written last, in a hurry, in a field that is too small. It is read by people who cannot see the picture, by people whose picture has not loaded, by search, and by every program that turns an email into plain words. For a fair number of readers it <em>is</em> the picture.</p>
<p>Writing it well takes a minute for each image, if you know which of four cases you have.</p>
<h2>Four cases</h2>
<h3>The picture says something the text does not</h3>
<p>Then say it. Name what matters to the message and leave out the rest. “Three house plants, the smallest in a dark green pot” is enough for a shop. The kind of table they stand on is not needed, unless you sell tables.</p>
<h3>The picture contains words</h3>
<p>Then the alternative text is those words, all of them, with the price and the date. If that gets long, the words should not have been in a picture. This is the most common fault in real campaigns: a banner that reads “50 % off until Sunday, code INSIDE”, and an alternative text that reads “Banner”.</p>
<h3>The picture is a link</h3>
<p>Then say where it leads. A logo that links to the home page is “Fernhill, home”, not “logo”. If the button’s text stands right beside the picture and leads to the same place, put both into one link, so that it is not announced twice.</p>
<h3>The picture only decorates</h3>
<p>Then give it an empty text: <code>alt=""</code>. A divider, a pattern, a spot of color, a picture that repeats the headline beneath it: a listener loses nothing, and is glad of the silence. Empty is not the same as missing. Without the attribute, some screen readers read out the file name, letter by letter if need be.</p>
<h2>How to write it</h2>
<ul>
<li>Begin with the subject. “Image of” is announced already.</li>
<li>Keep to one sentence, with a full thought in it. Around 100 to 125 characters is a good measure, not a law.</li>
<li>Use the email’s own voice. If the brand is dry, the alternative text may be dry too: “Gerald, a snake plant, pretending not to care” still tells you that it is a snake plant.</li>
<li>Do not put anything in it that people who see the picture do not get. It is no place for keywords or for jokes at somebody’s expense.</li>
<li>For a chart, give the finding: “Visits rose to 1,284, most of them on Thursday.” If the single figures matter, put them into the body as text.</li>
</ul>
<h2>Style it, too</h2>
<p>Where pictures are off, most programs show the alternative text in the type of the element around the image. So give the image, or its cell, a font, a size and a color that can be read on the ground behind it. A ground color on the cell keeps the layout’s shape while the picture is missing, and now and then looks better than the picture.</p>
<h2>A test with the pictures off</h2>
<p>Most email clients can stop loading pictures in their settings. Do it, and open your last five campaigns. You should be able to tell what each one wants, and to press the button. If a campaign goes quiet, there was too much in its pictures.</p>
<p>In the sample library a few emails have images without alternative text. That is deliberate: the checks that come with the gallery should have something to find. See whether you find them first.</p>
<blockquote>Good alternative text is what you would say on the telephone.</blockquote>`,
}
