import type { ReactNode } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { CommandLine } from '#app/platform/ui/command-line.tsx'
import { EmptyState } from '#app/platform/ui/empty-state.tsx'
import { copy } from '../copy.ts'
import { isModuleOn } from '#app/platform/lib/modules.ts'

type BrandEmptyProps = {
  name: string
  /** Administrators see how to import the first email; other visitors see a short notice. */
  isAdmin: boolean
  follow: ReactNode
}

export function BrandEmpty({ name, isAdmin, follow }: BrandEmptyProps) {
  return (
    <div className="pt-12">
      <EmptyState title={copy.empty}>
        {isAdmin ? (
          <>
            <p className="mt-2 type-body text-ink-soft">{copy.emptyForAdmin(name)}</p>
            <CommandLine>{copy.importCommand}</CommandLine>
          </>
        ) : (
          <>
            <p className="mt-2 type-body text-ink-soft">{copy.emptyText}</p>
            <div className="mt-5 flex flex-wrap items-center gap-2">
              {follow}
              {isModuleOn('contact') && <ButtonLink to={href('/contact')}>{copy.contact}</ButtonLink>}
            </div>
          </>
        )}
      </EmptyState>
    </div>
  )
}
