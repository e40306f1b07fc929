import { href, redirect } from 'react-router'
import { SettingsDialog } from '#app/accounts/components/settings-dialog.tsx'
import { forwardingCopy as words } from '#app/intake/inbox/forwarding-copy.ts'
import { forwardingForm } from '#app/intake/inbox/forwarding-schema.ts'
import {
  changeForwarding,
  listForwardCollections,
  readForwarding,
} from '#app/intake/inbox/forwarding.server.ts'
import { formAction, redirectWithToast } from '#app/accounts/request/form-action.server.ts'
import { requireViewer } from '#app/accounts/request/session.server.ts'
import { keepForm } from '#app/platform/http/with-fallback.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { DialogActions } from '#app/platform/ui/dialog.tsx'
import { Form, InputField, SubmitButton } from '#app/platform/ui/form.tsx'
import { SelectInput } from '#app/platform/ui/text-controls.tsx'
import type { Route } from './+types/forwarding.ts'

const DONE = { on: words.saved, replace: words.replaced, off: words.turnedOff }

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request)
  const [{ isPossible, address }, collections] = await Promise.all([
    readForwarding(viewer),
    listForwardCollections(viewer),
  ])
  if (!isPossible) throw redirect(href('/settings'))
  return { address, collections }
}

export const action = formAction(
  { who: requireViewer, failed: words.failed, schema: forwardingForm },
  async ({ actor, input }) => {
    const isDone = await changeForwarding({ actor, input })
    return redirectWithToast(
      input.intent === 'on' ? href('/settings/forwarding') : href('/settings'),
      isDone ? { title: DONE[input.intent] } : { title: words.impossible, kind: 'destructive' },
    )
  },
)

export const clientAction = keepForm(words.failed)

export default function ForwardingDialog({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { address, collections } = loaderData
  return (
    <SettingsDialog title={words.title} description={words.how}>
      <Form answer={answer} preventScrollReset className="grid gap-4">
        {address && (
          <p className="rounded-control bg-sunk px-3.5 py-2.5 type-code break-all select-all">
            <span className="sr-only">{words.address}: </span>
            {address.address}
          </p>
        )}
        <InputField
          name="collection"
          label={words.collection}
          as={SelectInput}
          saved={address?.collectionId ?? collections[0]?.id ?? ''}
          empty={words.none}
          options={collections.map(({ id, name }) => [id, name])}
        />
        <DialogActions className="mt-2">
          {address && (
            <>
              <Button type="submit" name="intent" value="off" variant="danger">
                {words.off}
              </Button>
              <Button type="submit" name="intent" value="replace">
                {words.replace}
              </Button>
            </>
          )}
          <SubmitButton name="intent" value="on">
            {address ? words.save : words.on}
          </SubmitButton>
        </DialogActions>
      </Form>
    </SettingsDialog>
  )
}
