import { useNavigate } from 'react-router'
import { emailCopy } from './copy.ts'
import { copyText } from '#app/platform/ui/copy-text.ts'

export function ColorStrip({ colors }: { colors: string[] }) {
  const navigate = useNavigate()

  function copyColor(color: string) {
    const action = {
      label: emailCopy.emailsInColor,
      onClick: () => void navigate(`/browse?color=${color.slice(1)}`),
    }
    void copyText(color, { title: emailCopy.colorCopied(color), action })
  }
  return (
    <div className="flex overflow-hidden rounded-chip print:[print-color-adjust:exact] shadow-[0_0_0_1px_var(--line)]">
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          data-swatch
          title={color}
          aria-label={emailCopy.copyColor(color)}
          onClick={() => copyColor(color)}
          className="h-7 flex-1 print:block! -outline-offset-2 transition-[flex-grow] hover:flex-[1.35] pointer-coarse:h-11"
          style={{ background: color }}
        />
      ))}
    </div>
  )
}
