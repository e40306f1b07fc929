import { Fragment } from 'react'
import { FormSwitch, InputField } from '#app/platform/ui/form.tsx'
import { settingsCopy } from '../copy.ts'
import { PROVIDER_ROLES, type ProviderFields } from '../sign-in-providers.ts'

const words = settingsCopy.providers

export function ProviderForm({ provider, disabled }: { provider: ProviderFields; disabled: boolean }) {
  const { id, name, issuer, clientId, domains, roleClaim, roles, signOut, isStored, redirectUri } = provider
  const plain = { disabled, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
  const field = (key: string, label: string, saved?: string, hint?: string) => (
    <InputField name={`${id}.${key}`} label={label} hint={hint} saved={saved} {...plain} />
  )
  return (
    <fieldset className="grid min-w-0 gap-5 border-t border-line pt-5">
      <legend className="sr-only">{isStored ? name : words.add}</legend>
      <h3 aria-hidden="true" className="type-ui">
        {isStored ? name : words.add}
      </h3>
      <input type="hidden" name="provider" value={id} />
      <p className="type-small text-ink-soft">
        {words.redirectUri} <span className="[overflow-wrap:anywhere] text-ink">{redirectUri}</span>
      </p>
      {field('name', words.name, name, words.nameHint)}
      {field('issuer', words.issuer, issuer, words.issuerHint)}
      {field('clientId', words.clientId, clientId)}
      <InputField
        {...plain}
        name={`${id}.clientSecret`}
        label={words.clientSecret}
        hint={isStored ? words.secretKept : undefined}
        defaultValue={undefined}
        type="password"
        autoComplete="new-password"
      />
      {field('domains', words.domains, domains.join(' '), words.domainsHint)}
      {field('roleClaim', words.roleClaim, roleClaim, words.roleClaimHint)}
      {PROVIDER_ROLES.map((role) => (
        <Fragment key={role}>
          {field(role, words.roles[role], roles[role]?.join(', '), words.rolesHint)}
        </Fragment>
      ))}
      <FormSwitch
        name={`${id}.signOut`}
        label={words.signOut}
        hint={words.signOutHint}
        defaultChecked={signOut}
      />
      {isStored && (
        <FormSwitch
          name={`${id}.remove`}
          label={words.remove}
          hint={words.removeHint}
          defaultChecked={false}
        />
      )}
    </fieldset>
  )
}
