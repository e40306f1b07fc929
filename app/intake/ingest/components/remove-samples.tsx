import { X } from 'lucide-react'
import { Form, href, Link, useNavigate, useNavigation } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#app/platform/ui/dialog.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'

const TEXT =
  'This removes the sample emails, their fictional brands, brand pages without emails and the sample posts. Your own content stays.'

/** The confirmation before removing the samples; it has a URL, so that it works without scripts. */
export function RemoveSamples() {
  const busy = useNavigation().formMethod === 'POST'
  const navigate = useNavigate()
  const back = { to: href('/admin'), replace: true, preventScrollReset: true }
  return (
    <Dialog open onOpenChange={() => void navigate(back.to, back)}>
      <DialogContent
        inPlace
        role="alertdialog"
        title="Remove samples"
        description={TEXT}
        close={
          <IconButton asChild label="Close">
            <Link {...back}>
              <X aria-hidden="true" />
            </Link>
          </IconButton>
        }
      >
        <Form method="post" action={`${href('/admin')}?index`} replace>
          <DialogActions>
            <Button asChild>
              <Link {...back}>Cancel</Link>
            </Button>
            <Button
              type="submit"
              name="intent"
              value="remove-samples"
              variant="destroy"
              aria-disabled={busy || undefined}
            >
              {busy ? 'Removing...' : 'Remove'}
            </Button>
          </DialogActions>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
