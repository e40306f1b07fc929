import { href } from 'react-router'
import { copy } from '../copy.ts'
import type { AccountDetails } from '../profile/profile.server.ts'
import { SettingsLink } from './settings-link.tsx'
import { SettingsList, SettingsRow, SettingsSection } from './settings-section.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'

const words = copy.settings.security

type SecurityProps = {
  account: AccountDetails
  google: boolean
}

/** Ways to sign in other than the password. */
export function Security({ account, google }: SecurityProps) {
  const { secondFactor, identities } = account
  return (
    <SettingsSection title={words.title} about={words.about}>
      <SettingsList>
        <SettingsRow
          label={words.secondFactor}
          actions={
            secondFactor.enabled ? (
              <>
                <SettingsLink to={href('/settings/recovery-codes')}>{words.newCodes}</SettingsLink>
                <SettingsLink
                  danger
                  to={href('/settings/second-factor')}
                  label={`${words.turnOff}: ${words.secondFactor}`}
                >
                  {words.turnOff}
                </SettingsLink>
              </>
            ) : (
              <SettingsLink
                to={href('/settings/second-factor')}
                label={`${words.turnOn}: ${words.secondFactor}`}
              >
                {words.turnOn}
              </SettingsLink>
            )
          }
        >
          {secondFactor.enabled ? words.isOn(secondFactor.recoveryCodesLeft) : words.isOff}
        </SettingsRow>
        {identities.map(({ id, linkedAt }) => (
          <SettingsRow
            key={id}
            label={words.google}
            actions={
              <SettingsLink
                danger
                to={href('/settings/identities/:id', { id })}
                label={`${words.disconnect} ${words.google}`}
              >
                {words.disconnect}
              </SettingsLink>
            }
          >
            {words.connected} <LocalDate at={linkedAt} />.
          </SettingsRow>
        ))}
        {google && identities.length === 0 && (
          <SettingsRow
            label={words.google}
            actions={
              <SettingsLink to={href('/settings/google')} label={`${words.connect} ${words.google}`}>
                {words.connect}
              </SettingsLink>
            }
          >
            {words.notConnected}
          </SettingsRow>
        )}
      </SettingsList>
    </SettingsSection>
  )
}
