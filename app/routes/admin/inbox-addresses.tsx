import { href } from 'react-router'
import { addAddress, listAddresses, removeAddress } from '#app/intake/inbox/address-commands.server.ts'
import { ConfirmedButton } from '#app/platform/ui/confirmed-button.tsx'
import { InboxHeading } from '#app/intake/inbox/components/inbox-nav.tsx'
import { addressInput } from '#app/intake/inbox/schema.ts'
import { settingsCopy } from '#app/intake/inbox/settings-copy.ts'
import { redirectWithToast, redirectWithUndo, formAction } from '#app/accounts/request/form-action.server.ts'
import { pageMeta } from '#app/platform/http/page-meta.ts'
import { requireAdmin } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { env } from '#app/platform/lib/env.server.ts'
import { formText } from '#app/platform/lib/form-text.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import { Form, FormField, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import type { Route } from './+types/inbox-addresses.ts'

const words = settingsCopy.addresses
const page = href('/admin/inbox/addresses')

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = await requireAdmin(context, request)
  return { addresses: await listAddresses(actor), domain: env().INBOX_DOMAIN }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: words.title })

export const action = formAction(
  {
    who: requireAdmin,
    failed: words.addFailed,
    schema: () => addressInput(env().INBOX_DOMAIN),
    intents: {
      async remove({ actor, form }) {
        const removed = await removeAddress({ actor, id: formText(form, 'id') })
        const title = words.removed
        return removed ? redirectWithUndo(page, { title, ...removed }) : redirectWithToast(page, { title })
      },
    },
  },
  async ({ actor, input }) => {
    if (!(await addAddress({ actor, input }))) return { errors: { address: words.taken } }
    return redirectWithToast(page, { title: words.added(input.address) })
  },
)

export const clientAction = keepForm(words.addFailed)

export default function InboxAddresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, domain } = loaderData
  return (
    <div className="wrap pb-20">
      <InboxHeading isOwner title={words.title} />
      <p className="-mt-5 max-w-[620px] pb-7.5 type-body text-ink-soft">{words.about}</p>
      <Form
        key={addresses.length}
        answer={actionData}
        className="grid items-start gap-4 border-t border-line py-6 md:grid-cols-3"
      >
        <InputField
          name="address"
          label={words.address}
          hint={words.hint(domain)}
          required
          placeholder={domain ? words.placeholder : undefined}
          autoCapitalize="none"
          spellCheck={false}
        />
        <InputField name="brand" label={words.brand} hint={words.brandHint} />
        <FormField name="publish" label={words.publish}>
          {(control) => <SelectInput {...control} options={Object.entries(words.publishing)} />}
        </FormField>
        <SubmitButton busy={words.adding} className="justify-self-start">
          {words.add}
        </SubmitButton>
      </Form>
      {addresses.length === 0 && <p className="border-t border-line pt-8 type-body">{words.none}</p>}
      <ul>
        {addresses.map(({ id, address, brand, publish, received }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-4">
            <div className="min-w-0 flex-1 basis-72">
              <h2 className="type-name break-all">{address}</h2>
              <p className="mt-1 type-small text-ink-soft">
                {brand?.name ?? words.anyBrand} · {words.received(received)}
              </p>
            </div>
            <Chip variant={publish === 'at-once' ? 'accent' : 'plain'}>{words.publishing[publish]}</Chip>
            <ConfirmedButton
              label={words.remove}
              of={address}
              confirm={words.removeNow(address)}
              id={id}
              intent="remove"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
