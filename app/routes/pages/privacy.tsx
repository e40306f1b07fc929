import { href, Link } from 'react-router'
import { htmlOfMarkdown } from '#app/platform/lib/markdown.server.ts'
import { LegalPage, Mailbox } from '#app/layout/legal-page.tsx'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { site } from '#app/platform/lib/site-config.ts'
import { setting } from '#app/platform/lib/setting.server.ts'
import type { Route } from './+types/privacy.ts'

export function loader() {
  const text = setting('PRIVACY_TEXT')
  return { html: text ? htmlOfMarkdown(text) : null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description: `What data ${site.name} keeps about you, why, and how to have it removed.`,
    path: href('/privacy'),
  })

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      html={loaderData.html}
      title="Privacy Policy"
      lead="What data we keep about you, why, for how long, and how to have it removed."
    >
      <h2>If you only browse</h2>
      <p>
        We do not track you, no third-party scripts run on these pages, and no other company is told that you
        were here. For each request the server logs the time, the page, the response and how long it took;
        your IP address is not in it. Where we limit how often something may be done, such as signing in,
        searching or writing to us, we keep a hashed form of your IP address until the limit resets.
      </p>
      <h2>Images in emails</h2>
      <p>
        Emails shown here load nothing from their senders. Their images were copied when the email was added
        and come from this server. Tracking pixels were removed, and so were the names and addresses of the
        people who received the email.
      </p>
      <h2>If you have an account</h2>
      <p>
        We keep your name, your email address, a hash of your password, what you saved and followed, and your
        settings. To protect your account we also keep a list of the browsers that are signed in, with their
        type and IP address, and a log of what happened to the account. You can see all of it in your
        settings. To show new emails on the home page, we keep the time of your last visit. If you sign in
        with Google, we receive only your name, email address and picture. Other providers may also tell us
        your role.
      </p>
      <p>
        You can export all of it as one file and delete the account at any time, both in your settings.
        Deleting removes everything listed here at once, with your newsletter subscription and the messages
        you sent us from a confirmed address; copies in backups go when the backup is replaced. Emails you
        submitted and we have not accepted are deleted with their files. Those we accepted stay in the
        gallery; your address and your note are removed from what we keep of them. Copies that let us undo a
        decision are deleted a day after it.
      </p>
      <h2>If you subscribe or write to us</h2>
      <p>
        We keep your address for the newsletter from the moment you confirm it until you use the link at the
        bottom of any issue. We record that you unsubscribed, so that you are not signed up again without your
        consent. A message sent through the contact page is kept, with your name and address, for as long as
        it takes to answer it.
      </p>
      <h2>What your browser stores</h2>
      <ul>
        <li>
          A cookie that keeps you signed in, and one that lets us recognize a browser you signed in with
          before.
        </li>
        <li>
          A cookie for the message that follows an action, such as ‘Collection created’. It is deleted a
          moment later.
        </li>
        <li>
          In local and session storage: the theme you chose, that you accepted the cookie notice, how far you
          scrolled a list, and what you changed in the HTML Editor.
        </li>
      </ul>
      <p>None of it follows you to another site.</p>
      <h2>Who we share it with</h2>
      <p>
        The company that hosts this site, and the service that delivers our email. We do not sell your data or
        share it for advertising, and we hand it to authorities only where the law requires it.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we keep about you, have it corrected or removed, or object to how it is used. Write
        to <Mailbox address={site.mailboxes.privacy} />. The <Link to={href('/terms')}>terms</Link> say how
        the site may be used.
      </p>
    </LegalPage>
  )
}
