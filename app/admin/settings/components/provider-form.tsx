import { FormSwitch, InputField } from '#app/platform/ui/form.tsx'
import { settingsCopy } from '../copy.ts'
import { PROVIDER_ROLES, type ProviderFields } from '../sign-in-providers.ts'

const words = settingsCopy.providers

/** One provider of single sign-on. */
export function ProviderForm({ provider, disabled }: { provider: ProviderFields; disabled: boolean }) {
  const { id, name, issuer, clientId, domains, roleClaim, roles, signOut, isStored, redirectUri } = provider
  const plain = { disabled, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
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
      <InputField name={`${id}.name`} label={words.name} hint={words.nameHint} saved={name} {...plain} />
      <InputField
        name={`${id}.issuer`}
        label={words.issuer}
        hint={words.issuerHint}
        saved={issuer}
        {...plain}
      />
      <InputField name={`${id}.clientId`} label={words.clientId} saved={clientId} {...plain} />
      <InputField
        {...plain}
        name={`${id}.clientSecret`}
        label={words.clientSecret}
        hint={isStored ? words.secretKept : undefined}
        defaultValue={undefined}
        type="password"
        autoComplete="new-password"
      />
      <InputField
        name={`${id}.domains`}
        label={words.domains}
        hint={words.domainsHint}
        saved={domains.join(' ')}
        {...plain}
      />
      <InputField
        name={`${id}.roleClaim`}
        label={words.roleClaim}
        hint={words.roleClaimHint}
        saved={roleClaim}
        {...plain}
      />
      {PROVIDER_ROLES.map((role) => (
        <InputField
          key={role}
          name={`${id}.${role}`}
          label={words.roles[role]}
          hint={words.rolesHint}
          saved={roles[role]?.join(', ')}
          {...plain}
        />
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
