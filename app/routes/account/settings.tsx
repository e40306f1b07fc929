import { Outlet, type ShouldRevalidateFunctionArgs, href } from 'react-router'
import { listAccountEvents } from '#app/accounts/account-events.server.ts'
import { AccountActivity } from '#app/accounts/components/account-activity.tsx'
import { ProfileTile } from '#app/accounts/components/profile-tile.tsx'
import { PersonalDetails } from '#app/accounts/components/personal-details.tsx'
import { Preferences } from '#app/accounts/components/preferences.tsx'
import { Security } from '#app/accounts/components/security.tsx'
import { SessionList } from '#app/accounts/components/session-list.tsx'
import type { SettingsContext } from '#app/accounts/components/use-settings.ts'
import { copy } from '#app/accounts/copy.ts'
import { providerNames } from '#app/accounts/sign-in/providers.server.ts'
import { getAccount } from '#app/accounts/profile/profile.server.ts'
import { proofNeeded } from '#app/accounts/passwords/reauthentication.server.ts'
import { listSessions } from '#app/accounts/sessions/session-list.server.ts'
import { ForwardingSettings } from '#app/intake/inbox/components/forwarding.tsx'
import { readForwarding } from '#app/intake/inbox/forwarding.server.ts'
import { setTheme, useTheme } from '#app/layout/theme.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireSession } from '#app/accounts/request/session.server.ts'
import { isMailConfigured } from '#app/platform/lib/mail.server.ts'
import type { Route } from './+types/settings.ts'
import { SettingsLink } from '#app/accounts/components/settings-link.tsx'
import { SettingsList, SettingsRow, SettingsSection } from '#app/accounts/components/settings-section.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireSession(context, request)
  const [account, sessions, events, forwarding, reauthentication] = await Promise.all([
    getAccount(session),
    listSessions(session),
    listAccountEvents(session),
    readForwarding(session.viewer),
    proofNeeded(session),
  ])
  const dialogs: SettingsContext = { account, reauthentication, mailGoesOut: isMailConfigured() }
  return { dialogs, sessions, events, forwarding, providers: providerNames() }
}

/** Opening and closing a dialog changes nothing; submitting its form does. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? defaultShouldRevalidate : false
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: copy.settings.pageTitle })

export default function Settings({
  loaderData: { dialogs, sessions, events, forwarding, providers },
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
            bounced={
              account.bounceReason === null ? null : { address: account.email, reason: account.bounceReason }
            }
            mailGoesOut={dialogs.mailGoesOut}
            onTheme={setTheme}
          />
          {forwarding.isPossible && <ForwardingSettings address={forwarding.address} />}
          <Security account={account} providers={providers} />
          <SessionList sessions={sessions} />
          <AccountActivity events={events} />
          <ManageAccount />
        </div>
      </div>
      <Outlet context={dialogs} />
    </div>
  )
}

function ManageAccount() {
  const words = copy.settings.manage
  return (
    <SettingsSection title={words.title} about={words.about}>
      <div className="rounded-panel bg-surface px-6 py-1.5 shadow-[0_0_0_1px_var(--line)] max-sm:px-4 lg:mt-3">
        <SettingsList>
          <SettingsRow
            label={words.export}
            actions={
              <SettingsLink to={href('/settings/export')} label={`${words.download}: ${words.export}`}>
                {words.download}
              </SettingsLink>
            }
          >
            {words.exportHelp}
          </SettingsRow>
          <SettingsRow
            label={words.delete}
            actions={
              <SettingsLink danger to={href('/settings/delete')} label={words.delete}>
                {words.deleteButton}
              </SettingsLink>
            }
          >
            {words.deleteHelp}
          </SettingsRow>
        </SettingsList>
      </div>
    </SettingsSection>
  )
}
