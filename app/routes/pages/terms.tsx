import { href, Link } from 'react-router'
import { LegalPage, Mailbox } from '#app/layout/legal-page.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { site } from '#app/site-config.ts'
import type { Route } from './+types/terms.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms of Service',
    description: `What you may do with ${site.name}, and what you may expect of it.`,
    path: href('/terms'),
  })

export default function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you may do here, what you may expect of us, and what happens when something goes wrong. Using the site means agreeing to this."
    >
      <h2>What this is</h2>
      <p>
        {site.name} is a gallery of marketing emails, kept for people who design, write and plan them. You
        look at emails without an account. With one you save emails, follow brands and keep collections.
      </p>
      <h2>Your account</h2>
      <p>
        Give an e-mail address that is yours and a password that you use nowhere else. What is done under your
        account counts as done by you, so tell us when somebody else got in. You may delete the account at any
        time in its settings; that takes effect at once and cannot be taken back.
      </p>
      <h2>The emails belong to their senders</h2>
      <p>
        Every email, with its words, pictures, names and marks, remains the property of whoever made it. They
        are shown here for study, comment and reference, each with its sender and date. We claim no right in
        them and none passes to you: do not send them as your own, do not pass yourself off as the brand, and
        do not sell copies.
      </p>
      <p>Emails marked ‘Composed sample’ were written for this gallery. Their brands do not exist.</p>
      <h2>If an email should not be here</h2>
      <p>
        Are you the sender, or does an email show something of yours that should not be public? Write to{' '}
        <Mailbox address={site.mailboxes.legal} /> with its address here and what is wrong. We look at every
        such request and take down what has no business being shown.
      </p>
      <h2>What we ask of you</h2>
      <ul>
        <li>Do not try to get at accounts, data or parts of the site that are not yours.</li>
        <li>Do not fetch pages by program at a pace that gets in other people’s way.</li>
        <li>Do not use the gallery for deceiving people, above all not for mail that imitates a sender.</li>
      </ul>
      <p>Whoever does may lose their account.</p>
      <h2>No promises we cannot keep</h2>
      <p>
        The site is offered as it is. We look after it with care, yet it may be away for a while, an email may
        be dated wrongly, and a feature may change or go. As far as the law allows, we are not liable for what
        follows from that. Take along what matters to you: emails can be downloaded, and your settings hold an
        export of everything you keep here.
      </p>
      <h2>Changes, and which law applies</h2>
      <p>
        When these terms change, the date at the top does too. They are governed by the laws of Israel, and
        its courts decide what we cannot settle between us.
      </p>
      <p>
        How we treat your data stands in the <Link to={href('/privacy')}>privacy policy</Link>. For everything
        else there is <Link to={href('/contact')}>a page to write to us</Link>.
      </p>
    </LegalPage>
  )
}
