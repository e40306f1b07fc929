import { Form, href } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { auditCopy } from '../copy.ts'

export function UndoForm({ changeId, className }: { changeId: string; className?: string }) {
  return (
    <Form method="post" action={href('/admin/changes/:id/undo', { id: changeId })}>
      <Button type="submit" variant="quiet" size="s" className={className}>
        {auditCopy.undo}
      </Button>
    </Form>
  )
}
