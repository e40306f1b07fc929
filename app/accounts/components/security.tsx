import { href } from 'react-router'
import { copy } from '../copy.ts'
import type { ProviderName } from '../outcomes.ts'
import type { AccountDetails } from '../profile/profile.server.ts'
import { SettingsLink } from './settings-link.tsx'
import { SettingsList, SettingsRow, SettingsSection } from './settings-section.tsx'
import { LocalDate } from '#app/platform/ui/local-date.tsx'

const words = copy.settings.security

type SecurityProps = {
  account: AccountDetails
  providers: ProviderName[]
}

export function Security({ account, providers }: SecurityProps) {
  const { secondFactor, identities } = account
  const unlinked = providers.filter(({ id }) => identities.every(({ provider }) => provider.id !== id))
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
        {identities.map(({ id, linkedAt, provider }) => (
          <SettingsRow
            key={id}
            label={provider.name}
            actions={
              <SettingsLink
                danger
                to={href('/settings/identities/:id', { id })}
                label={`${words.disconnect} ${provider.name}`}
              >
                {words.disconnect}
              </SettingsLink>
            }
          >
            {words.connected} <LocalDate at={linkedAt} />.
          </SettingsRow>
        ))}
        {unlinked.map(({ id, name }) => (
          <SettingsRow
            key={id}
            label={name}
            actions={
              <SettingsLink
                to={href('/settings/connect/:provider', { provider: id })}
                label={`${words.connect} ${name}`}
              >
                {words.connect}
              </SettingsLink>
            }
          >
            {words.notConnected}
          </SettingsRow>
        ))}
      </SettingsList>
    </SettingsSection>
  )
}
