import { href, Link } from 'react-router'
import { LegalPage, Mailbox } from '#app/layout/legal-page.tsx'
import { pageMeta } from '#app/http/page-meta.ts'
import { site } from '#app/site-config.ts'
import type { Route } from './+types/privacy.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy Policy',
    description: `Which data ${site.name} keeps about you, why, and how to have it removed.`,
    path: href('/privacy'),
  })

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="Which data we keep about you, why, for how long, and how to have it removed. It is short because there is little."
    >
      <h2>If you only look around</h2>
      <p>
        Nothing is counted about you, nobody else’s scripts run on these pages, and no company is told that
        you were here. For each request the server writes a line with the time, the page, the answer and how
        long it took; your network address is not in it. Where something may be done only so often, such as
        signing in, searching or writing to us, a scrambled form of your address is kept until the count
        begins anew.
      </p>
      <h2>Pictures in emails</h2>
      <p>
        Emails shown here load nothing from their senders. Their pictures were copied once, when the email was
        added, and come from this server. Invisible pictures that report an opening were taken out, and so
        were the names and addresses of the people who received the mail.
      </p>
      <h2>If you have an account</h2>
      <p>
        We keep your name, your e-mail address, a scrambled form of your password, what you saved and
        followed, and your settings. For your safety we keep which browsers are signed in, with their network
        address and kind, and a list of what happened to the account. You can read all of it in your settings.
        If you sign in with Google, we learn your name, address and picture from there, and nothing more.
      </p>
      <p>
        You can take all of it along as one file and delete the account at any time, both in your settings.
        Deleting removes everything named here at once; copies in backups go when the backup is replaced.
      </p>
      <h2>If you subscribe or write to us</h2>
      <p>
        The newsletter keeps your address from the moment you confirm it until you use the link at the foot of
        any letter. We note that you left, so that nobody signs you up again unasked. A message through the
        contact page is kept, with your name and address, for as long as answering it takes.
      </p>
      <h2>What your browser keeps</h2>
      <ul>
        <li>
          A cookie that says you are signed in; and one that lets us recognise a browser you signed in with
          before.
        </li>
        <li>
          A cookie for the message that follows an action, such as ‘Collection created’. It is gone a moment
          later.
        </li>
        <li>
          In its own storage: the theme you chose, that you accepted the cookie notice, how far you read a
          list, and what you changed in the HTML editor.
        </li>
      </ul>
      <p>None of them follows you to another site.</p>
      <h2>Who else sees it</h2>
      <p>
        Whoever runs the machines this site lives on, and the service that carries our mail. We sell nothing,
        share nothing for advertising, and hand data to authorities only where the law compels us.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what we keep about you, have it corrected, have it removed, or object to how it is used.
        Write to <Mailbox address={site.mailboxes.privacy} />. The <Link to={href('/terms')}>terms</Link> say
        how the site may be used.
      </p>
    </LegalPage>
  )
}
