import type { ComposedPost } from './post.ts'

export const bulkSenderRules: ComposedPost = {
  title: 'What the bulk sender rules mean for designers',
  slug: 'bulk-sender-rules-for-designers',
  excerpt:
    'Authentication is up to whoever runs your domain. One-click unsubscribe, complaint rates and recognizable emails are up to the designer.',
  category: 'Email Deliverability',
  tags: ['unsubscribe', 'authentication', 'spam'],
  publishedAt: '2026-07-14T09:00:00Z',
  imageAltText: 'A brass padlock beside a dark green hardware key',
  picture: { art: ['security-key'], ground: '#cfe9dd', height: 0.84 },
  body: `<p>Since February 2024, Gmail and Yahoo have asked the same things of everybody who sends them mail in bulk; for Gmail that means senders of about 5,000 messages a day or more to its accounts. Outlook.com followed with rules of its own in 2025. Most summaries stop at the DNS records. That is a pity, because half of the list is design.</p>
<h2>The part that is not yours</h2>
<p>Three records prove that mail from your domain is from you. Somebody else will set them up, but it is worth knowing what they do.</p>
<ul>
<li><strong>SPF</strong> lists the servers that may send for the domain.</li>
<li><strong>DKIM</strong> signs each message, so that a change on the way can be seen.</li>
<li><strong>DMARC</strong> ties both to the address in the From line, and says what to do with mail that fails.</li>
</ul>
<p>The designer’s only duty here is not to break the link: the address people see should be on the domain that is authenticated. A campaign sent from a freshly bought domain because its name fits the headline starts with no reputation at all.</p>
<h2>One click means one click</h2>
<p>Marketing mail must carry two headers, defined in RFC 2369 and RFC 8058:</p>
<p><code>List-Unsubscribe: &lt;https://…&gt;</code><br><code>List-Unsubscribe-Post: List-Unsubscribe=One-Click</code></p>
<p>With both, the email client shows its own unsubscribe button and sends the request itself. Nobody sees a page, nobody logs in, nobody is asked why. Gmail expects the request to be honoured within two days.</p>
<p>The link in the body is still needed, and this one is yours. Put it where people look for it, in the footer, in a size and contrast that can be read. Twelve pixels at a contrast of 4.5 to 1 is small but fair. Pale gray on white says that you would rather not be found, and the person who cannot find the link will find the spam button, which is never hidden.</p>
<h3>Ask after, not before</h3>
<p>If you want to offer fewer emails in place of none, do it on the page after the unsubscribe, when it has already happened. A preference center that stands in front of the exit is a maze.</p>
<h2>The complaint rate is a design figure</h2>
<p>Gmail asks senders to keep the share of mail reported as spam below 0.1 percent, and never to reach 0.3. That is three people in a thousand. They are seldom angry about a color. They complain because they do not recognize the sender, did not expect the mail, or could not leave.</p>
<ul>
<li>Use the same sender name for years. A first name alone is charming once and forgotten by Thursday.</li>
<li>Say in the footer where the address came from: a purchase in June, a form at a fair.</li>
<li>Make the first email after a sign-up look like the page where people signed up. Recognition is mostly color and type.</li>
<li>Do not dress an advertisement as a reply or a receipt. <code>Re:</code> in front of a first message is a lie with a measurable cost.</li>
</ul>
<h2>What filters do not mind</h2>
<p>Folklore says that a red headline, the word “free” or one picture too many sends an email to spam. Modern filters mostly weigh the sender’s history and how people treat the mail. The old rule about text and pictures survives for better reasons: an email that is one big picture has no words for a screen reader, none for search, and nothing to show while it loads.</p>
<blockquote>Deliverability is the reputation you earn by being easy to recognize and easy to leave.</blockquote>
<p>None of it is hard to draw. It only has to be on the list when the layout is made, and not in a ticket after the first bad week.</p>`,
}
