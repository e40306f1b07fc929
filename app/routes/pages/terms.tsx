import { href, Link } from 'react-router'
import { htmlOfMarkdown } from '#app/platform/lib/markdown.server.ts'
import { LegalPage, Mailbox } from '#app/layout/legal-page.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import type { Route } from './+types/terms.ts'

export function loader() {
  const text = setting('TERMS_TEXT')
  return { html: text ? htmlOfMarkdown(text) : null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms of Service',
    description: `What you may do with ${site.name}, and what you can expect from it.`,
    path: href('/terms'),
  })

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      html={loaderData.html}
      title="Terms of Service"
      lead="What you may do here, what you can expect from us, and what happens when something goes wrong. By using the site you agree to these terms."
    >
      <h2>What this is</h2>
      <p>
        {site.name} is a gallery of marketing emails for the people who design, write and plan them. You can
        browse emails without an account. With one you can save emails, follow brands and make collections.
      </p>
      <h2>Your account</h2>
      <p>
        Use your own email address and a password that you use nowhere else. You are responsible for what is
        done with your account, so tell us if someone else gains access to it. You may delete the account at
        any time in its settings; this takes effect at once and cannot be undone.
      </p>
      <h2>The emails belong to their senders</h2>
      <p>
        Every email, with its text, images, names and trademarks, remains the property of its owner. They are
        shown here for study, comment and reference, each with its sender and date. We claim no rights in them
        and you receive none: do not send them as your own, do not impersonate the brand, and do not sell
        copies.
      </p>
      <p>Emails marked ‘Sample email’ were written for this gallery. Their brands do not exist.</p>
      <h2>If an email should not be here</h2>
      <p>
        Are you the sender, or does an email show something of yours that should not be public? Write to{' '}
        <Mailbox address={site.mailboxes.legal} /> with a link to the email and what is wrong. We review every
        such request and remove what should not be shown.
      </p>
      <h2>What we ask of you</h2>
      <ul>
        <li>Do not try to access accounts, data or parts of the site that are not yours.</li>
        <li>Do not scrape the site at a rate that slows it down for others.</li>
        <li>Do not use the gallery to deceive people, least of all for phishing.</li>
      </ul>
      <p>We may close accounts that break these rules.</p>
      <h2>No promises we cannot keep</h2>
      <p>
        The site is provided as it is. It may be unavailable for a while, an email may have the wrong date,
        and a feature may change or go. As far as the law allows, we are not liable for the consequences. Keep
        copies of what matters to you: emails can be downloaded, and your settings offer an export of
        everything you save here.
      </p>
      <h2>Changes and governing law</h2>
      <p>
        When these terms change, so does the date at the top. They are governed by the laws of{' '}
        {site.jurisdiction}, and its courts have jurisdiction over disputes we cannot settle ourselves.
      </p>
      <p>
        This site runs on free software; its <Link to={href('/about/licenses')}>licenses</Link> name every
        author’s terms.
      </p>
      <p>
        How we treat your data is described in the <Link to={href('/privacy')}>privacy policy</Link>. For
        everything else,{' '}
        {isModuleOn('contact') ? (
          <Link to={href('/contact')}>contact us</Link>
        ) : (
          <a href={`mailto:${site.mailboxes.hello}`}>contact us</a>
        )}
        .
      </p>
    </LegalPage>
  )
}
