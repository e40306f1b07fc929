import type { ComposedPost } from './post.ts'

export const darkMode: ComposedPost = {
  title: 'How to design for dark mode',
  slug: 'a-dark-mode-somebody-meant',
  excerpt:
    'Some email clients use your dark styles, some make their own, and some change nothing. How to design for all three.',
  category: 'Best Practices',
  tags: ['dark mode', 'color', 'accessibility'],
  publishedAt: '2026-09-22T09:00:00Z',
  imageAltText: 'Two carved pumpkins glowing in the dark between lit candles',
  picture: { art: ['jack-lantern'], ground: '#23142a', height: 0.86 },
  body: `<p>An email in dark mode can look designed, or it can look like a photograph’s negative. The difference is rarely skill. It is whether anybody looked. To look at the right thing, you first have to know that email clients treat dark mode in three quite different ways.</p>
<h2>Three kinds of app</h2>
<ul>
<li><strong>Those that leave your colors alone.</strong> The app’s own frame turns dark, your email stays as it was. Nothing to do, except to avoid a white that hurts at night.</li>
<li><strong>Those that listen.</strong> Apple Mail, for one, reads <code>@media (prefers-color-scheme: dark)</code>. Here you can write a real dark design.</li>
<li><strong>Those that repaint.</strong> Some versions of Outlook and of the Gmail apps recolor light backgrounds and dark text on their own, and do not ask. You can only make that go well or badly.</li>
</ul>
<p>So there are two jobs: write a dark design for the apps that listen, and build the light one so that it survives being repainted.</p>
<h2>For the apps that listen</h2>
<p>Say that you have thought of it, in the head of the document:</p>
<p><code>&lt;meta name="color-scheme" content="light dark"&gt;</code></p>
<p>Then give every colored element a class and a dark twin. It helps to think in pairs and not in inversions. Paper becomes a deep tint of the brand’s own hue and never pure black. Ink becomes that hue’s palest tint. The accent usually has to get lighter, because a red that reads well on cream sinks into brown.</p>
<p>Check the pairs by number. Body text needs a contrast of 4.5 to 1 against its ground; text from 24 pixels, or from about 19 pixels in bold, needs 3 to 1. Those are the figures of the Web Content Accessibility Guidelines, and they hold at night too.</p>
<h3>Do not forget the button</h3>
<p>The most common fault in our own samples was a button that kept its pale caption while its ground was lightened for the dark. Both halves of a button must change, or neither.</p>
<h2>For the apps that repaint</h2>
<p>You cannot stop them reliably, so give them material that turns well.</p>
<ul>
<li><strong>Logos:</strong> a dark wordmark on a transparent ground vanishes when the paper turns dark. Set it as live text, or put it on a patch of its own color.</li>
<li><strong>Pictures:</strong> transparent art with a soft shadow sits well on light and on dark. Art cut out with a white fringe does not.</li>
<li><strong>Grounds:</strong> strong middle colors, such as a full orange or a deep green, tend to be left alone or moved a little. Near-white ones are repainted most.</li>
<li><strong>Borders:</strong> a hairline in pale gray may end up brighter than the text. Use space instead where you can.</li>
</ul>
<blockquote>If the design depends on one exact shade of beige, it depends on something you do not control.</blockquote>
<h2>How to look</h2>
<p>Open the HTML in a desktop browser, switch on the emulation of <code>prefers-color-scheme</code> in the developer tools, and you have seen what the listening apps will show. For the repainting ones there is no substitute for a phone: send the email to yourself, switch the phone to dark and read it to the end, footer included. The footer is where gray text on a gray ground goes to die.</p>
<h2>When to leave it out</h2>
<p>An email that is dark already, or one flat strong color, often needs no second design. Then say <code>content="light only"</code> and be done. A dark mode that nobody looked at is worse than none, because it claims that somebody did.</p>`,
}
