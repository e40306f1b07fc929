import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { listAccountEvents } from '#app/features/accounts/account-events.server.ts'
import { AccountActivity } from '#app/features/accounts/components/account-activity.tsx'
import { ManageAccount } from '#app/features/accounts/components/manage-account.tsx'
import { ProfileTile } from '#app/features/accounts/components/profile-tile.tsx'
import { PersonalDetails } from '#app/features/accounts/components/personal-details.tsx'
import { Preferences } from '#app/features/accounts/components/preferences.tsx'
import { Security } from '#app/features/accounts/components/security.tsx'
import { SessionList } from '#app/features/accounts/components/session-list.tsx'
import type { SettingsContext } from '#app/features/accounts/components/use-settings.ts'
import { copy } from '#app/features/accounts/copy.ts'
import { isGoogleConfigured } from '#app/features/accounts/google.server.ts'
import { getAccount } from '#app/features/accounts/profile.server.ts'
import { reauthenticationMethod } from '#app/features/accounts/reauthentication.server.ts'
import { listSessions } from '#app/features/accounts/session-list.server.ts'
import { setTheme, useTheme } from '#app/layout/theme.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireSession } from '#app/http/session.server.ts'
import { isMailConfigured } from '#app/lib/mail.server.ts'
import type { Route } from './+types/settings.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireSession(context, request)
  const [account, sessions, events] = await Promise.all([
    getAccount(session),
    listSessions(session),
    listAccountEvents(session),
  ])
  const reauthentication = session.fresh
    ? 'none'
    : ((await reauthenticationMethod(session.viewer.id)) ?? 'sign-in-again')
  const dialogs: SettingsContext = { account, reauthentication, mailGoesOut: isMailConfigured() }
  return { dialogs, sessions, events, google: isGoogleConfigured() }
}

/** Opening and closing a dialog changes nothing; submitting its form does. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? defaultShouldRevalidate : false
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.settings.pageTitle })

export default function Settings({
  loaderData: { dialogs, sessions, events, google },
}: Route.ComponentProps) {
  const { account } = dialogs
  const theme = useTheme()
  return (
    <div className="shelf-clip">
      <div className="wrap">
        <header>
          <div className="flex items-end gap-8 pt-12 max-sm:gap-4 max-sm:pt-7">
            <ProfileTile name={account.name} imageUrl={account.imageUrl} />
            <div className="min-w-0 flex-1 pb-5 max-sm:pb-2.5">
              <h1 className="type-title text-balance">{copy.settings.title}</h1>
              <p className="mt-2.5 max-sm:mt-1.5 type-body text-ink-soft [overflow-wrap:anywhere]">
                <span className="font-medium text-ink">{account.name}</span>
                <span className="max-sm:hidden"> · </span>
                <span className="max-sm:block">{account.email}</span>
              </p>
            </div>
          </div>
          <div className="shelf-edge" />
        </header>
        <div className="pt-4">
          <PersonalDetails account={account} />
          <Preferences
            theme={theme ?? account.theme}
            digest={account.digest}
            mailGoesOut={dialogs.mailGoesOut}
            onTheme={setTheme}
          />
          <Security account={account} google={google} />
          <SessionList sessions={sessions} />
          <AccountActivity events={events} />
          <ManageAccount />
        </div>
      </div>
      <Outlet context={dialogs} />
    </div>
  )
}
