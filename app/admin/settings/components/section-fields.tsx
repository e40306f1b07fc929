import { Fragment } from 'react'
import { nearestAccent } from '#app/platform/lib/accent.ts'
import { CANVAS } from '#app/platform/lib/canvas.ts'
import type { SiteImage } from '#app/platform/lib/site-image.ts'
import { EmailInput, Input } from '#app/platform/ui/field.tsx'
import { FormField, InputField } from '#app/platform/ui/form.tsx'
import { FileInput, SelectInput, TextArea } from '#app/platform/ui/text-controls.tsx'
import { settingsCopy } from '../copy.ts'
import type { MailServer } from '../mail-server.ts'
import type { SettingField } from '../queries.server.ts'
import type { ProviderFields } from '../sign-in-providers.ts'
import { ProviderForm } from './provider-form.tsx'

const words = settingsCopy

type SectionFieldsProps = { fields: SettingField[]; mail: MailServer | null; providers?: ProviderFields[] }

export function SectionFields({ fields, mail, providers = [] }: SectionFieldsProps) {
  return fields.map((field) =>
    field.name === 'SIGN_IN_PROVIDERS' ? (
      <Fragment key={field.name}>
        {field.byEnvironment && <p className="type-small text-ink-soft">{hintOf(field, undefined)}</p>}
        {providers.map((provider) => (
          <ProviderForm key={provider.id} provider={provider} disabled={field.byEnvironment} />
        ))}
      </Fragment>
    ) : field.name === 'SMTP_URL' && mail ? (
      <MailServerFields key={field.name} field={field} mail={mail} />
    ) : field.image !== undefined ? (
      <ImageField key={field.name} field={field} image={field.image} />
    ) : field.isStored !== undefined ? (
      <SecretField key={field.name} field={field} isStored={field.isStored} />
    ) : (
      <SettingControl key={field.name} field={field} />
    ),
  )
}

function SettingControl({ field }: { field: SettingField }) {
  const { name, label, about, value, byEnvironment, options } = field
  const isDisabled = byEnvironment
  return (
    <FormField name={name} label={label} hint={hintOf(field, about)}>
      {({ defaultValue = value, ...control }) =>
        options ? (
          <SelectInput
            {...control}
            defaultValue={defaultValue || field.default}
            disabled={isDisabled}
            options={Object.entries(options)}
          />
        ) : name === 'ACCENT_COLOR' ? (
          <>
            <Input
              {...control}
              type="color"
              list={`${name}-shades`}
              className="w-24 cursor-pointer p-1.5"
              defaultValue={defaultValue || field.default}
              disabled={isDisabled}
            />
            <datalist id={`${name}-shades`}>
              <option>{nearestAccent(defaultValue || field.default, 'light')}</option>
              <option>{field.default}</option>
            </datalist>
          </>
        ) : name.startsWith('CONTACT_EMAIL') ? (
          <EmailInput
            {...control}
            autoComplete="off"
            placeholder={field.default}
            defaultValue={defaultValue}
            disabled={isDisabled}
          />
        ) : name.endsWith('_TEXT') ? (
          <TextArea {...control} rows={8} defaultValue={defaultValue} disabled={isDisabled} />
        ) : (
          <Input {...control} placeholder={field.default} defaultValue={defaultValue} disabled={isDisabled} />
        )
      }
    </FormField>
  )
}

function ImageField({ field, image }: { field: SettingField; image: SiteImage | null }) {
  const { name, label, about, byEnvironment } = field
  return (
    <div>
      <InputField
        name={name}
        label={label}
        hint={hintOf(field, `${about} ${words.image.hint}`)}
        as={FileInput}
        prompt={words.image.prompt}
        accept="image/png,image/svg+xml,image/webp"
        disabled={byEnvironment}
      />
      {image && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <img
            src={image.src}
            alt={words.image.current(label)}
            width={image.width}
            height={image.height}
            className="h-10 w-auto max-w-[200px] rounded-chip object-contain p-1"
            style={image.ground ? { backgroundColor: CANVAS[image.ground] } : undefined}
          />
          <RemoveBox field={field} />
        </div>
      )}
    </div>
  )
}

function SecretField({ field, isStored }: { field: SettingField; isStored: boolean }) {
  const { name, label, about, byEnvironment } = field
  const isKept = isStored && !byEnvironment
  return (
    <div>
      <InputField
        name={name}
        label={label}
        hint={hintOf(field, isKept ? `${about ?? ''} ${words.secretKept}`.trim() : about)}
        defaultValue={undefined}
        type="password"
        autoComplete="new-password"
        disabled={byEnvironment}
      />
      {isKept && (
        <div className="mt-3">
          <RemoveBox field={field} />
        </div>
      )}
    </div>
  )
}

function RemoveBox({ field: { name, label } }: { field: SettingField }) {
  return (
    <label className="flex items-center gap-2.5 type-small pointer-coarse:py-1.5">
      <input type="checkbox" name={`${name}.remove`} className="size-4 accent-(--accent)" />
      {words.remove(label)}
    </label>
  )
}

function hintOf({ name, byEnvironment }: SettingField, about: string | undefined): string | undefined {
  return byEnvironment ? words.byEnvironment(name) : about
}

function MailServerFields({ field, mail }: { field: SettingField; mail: MailServer }) {
  const disabled = field.byEnvironment
  const { server, port, user, hasPassword } = mail
  return (
    <>
      <InputField
        name="server"
        label={words.mail.server}
        hint={hintOf(field, words.mail.serverHint)}
        saved={server}
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
      />
      <FormField name="port" label={words.mail.port} hint={words.mail.portHint}>
        {({ defaultValue = port, ...control }) => (
          <Input {...control} inputMode="numeric" defaultValue={defaultValue} disabled={disabled} />
        )}
      </FormField>
      <InputField
        name="user"
        label={words.mail.user}
        saved={user}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
      />
      <InputField
        name="password"
        label={words.mail.password}
        hint={hasPassword ? words.mail.passwordKept : undefined}
        defaultValue={undefined}
        type="password"
        autoComplete="new-password"
        disabled={disabled}
      />
    </>
  )
}
