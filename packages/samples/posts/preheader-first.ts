import type { ComposedPost } from './post.ts'

export const preheaderFirst: ComposedPost = {
  title: 'Write the preheader before the subject',
  slug: 'write-the-preheader-first',
  excerpt:
    'Almost everyone reads the gray line beside the subject, and almost no one writes it. How to get both lines right in ten minutes.',
  category: 'Email Marketing',
  tags: ['subject lines', 'preheader', 'copywriting'],
  publishedAt: '2026-05-12T09:00:00Z',
  imageAltText: 'Pink, blue and green paper notes behind three drawing pins',
  picture: { art: ['notes-pins'], ground: '#ffe0d6', height: 0.84 },
  body: `<p>In most inboxes an email is three pieces of text: who sent it, the subject, and a gray line after it. The gray line is the preheader. If you do not write one, the app takes the first words it finds in the body, and so a great many of the world’s campaigns introduce themselves with “View this email in your browser”.</p>
<p>Here is a way to write both lines that starts at the wrong end, on purpose.</p>
<h2>First the plain fact</h2>
<p>Write down what the email says, as you would to a friend, in one sentence and without any charm: <em>The gray shoe is back in all sizes except two.</em> That is your preheader, or nearly. It answers the question that makes people open: what is in it?</p>
<p>Now the subject no longer has to explain anything. It can be short, odd or funny, because the line beside it does the work: <em>Gray. Again.</em> Written the other way round, the subject tries to be clear and clever at once, and the preheader repeats it in other words.</p>
<h2>How long is long enough</h2>
<p>There is no single limit. A phone held upright shows about 35 to 45 characters of the subject, and between one and two lines of preheader, depending on the app and the reader’s settings. So:</p>
<ul>
<li>put the word that matters among the first five of each line;</li>
<li>keep the subject under about 45 characters, or be content if the end is lost;</li>
<li>write 60 to 100 characters of preheader;</li>
<li>never let the sense depend on both ends being visible.</li>
</ul>
<h3>Keep the body out of it</h3>
<p>If the preheader is shorter than the space, the app fills up with whatever comes next. Many senders therefore follow it with a run of invisible characters. It works, but screen readers and search may stumble over it. A preheader that is long enough needs no filler.</p>
<p>In the HTML it is the first thing after <code>&lt;body&gt;</code>: a <code>div</code> with <code>display:none</code>, and for Outlook <code>mso-hide:all</code>. Hidden from sight, but readable to the inbox.</p>
<h2>Four pairs that work together</h2>
<ul>
<li><strong>Fact and fuss.</strong> “Nothing happened” beside “Your trial ended, nothing was charged and your data is where you left it.”</li>
<li><strong>Question and figure.</strong> “How loud is that?” beside “A scale from a falling leaf to the drummer, in nine steps.”</li>
<li><strong>News and deadline.</strong> “Two mornings of buns” beside “Friday and Saturday. Order by Wednesday, collect at the window.”</li>
<li><strong>Voice and service.</strong> “He says nobody fed him” beside “Two weeks of dinners, free. The dog decides whether you stay.”</li>
</ul>
<p>In each, one line has the tone and the other the substance. Which is which does not matter. Both having tone is a riddle; both having substance is a form letter.</p>
<h2>When to leave it plain</h2>
<p>Password resets, receipts and confirmations are opened by people in the middle of something else. There the subject is the fact, and the preheader is the detail they need first: how long the link works, the sum, the delivery day. Wit is welcome further down, once the job is done.</p>
<h2>Read them as a stranger</h2>
<p>Send both lines to yourself and look at the inbox, not at the email. Between a bank and a school newsletter, with the app’s own ellipsis, does yours still make sense? The page of every email in this gallery shows the pair in a small inbox for that reason: what was written as two lines is always read as one.</p>`,
}
