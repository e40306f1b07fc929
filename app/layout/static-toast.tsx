import type { ReactNode } from 'react'
import type { FlashToast as Flash } from '#app/accounts/request/form-action.server.ts'

export function StaticToast({ flash, children }: { flash: Flash; children?: ReactNode }) {
  return (
    <div
      role={flash.kind === 'destructive' ? 'alert' : 'status'}
      className="in-data-script:hidden fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-[420px] gap-0.5 rounded-control bg-ink px-4 py-3.5 text-canvas shadow-pop"
    >
      <span className="type-ui">{flash.title}</span>
      {flash.description && <span className="type-small opacity-80">{flash.description}</span>}
      {children}
    </div>
  )
}
