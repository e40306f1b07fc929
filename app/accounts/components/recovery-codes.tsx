import { href } from 'react-router'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { copyText } from '#app/platform/ui/copy-text.ts'
import { DialogActions } from '#app/platform/ui/dialog.tsx'
import { ScriptButton } from '#app/platform/ui/script-button.tsx'
import { copy } from '../copy.ts'

const words = copy.dialogs.codes

export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <ul
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunk px-5 py-4 select-all"
        aria-label={words.title}
      >
        {codes.map((code) => (
          <li key={code} className="type-code text-[0.875rem]">
            {code}
          </li>
        ))}
      </ul>
      <DialogActions>
        <ScriptButton onClick={() => void copyText(codes.join('\n'), { title: words.copied })}>
          {words.copy}
        </ScriptButton>
        <ButtonLink to={href('/settings')} replace preventScrollReset variant="primary">
          {words.done}
        </ButtonLink>
      </DialogActions>
    </>
  )
}
