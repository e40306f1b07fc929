import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react'
import { FormField } from './form.tsx'
import { FileInput } from './text-controls.tsx'

type ImageFieldProps = Omit<ComponentProps<typeof FormField>, 'error' | 'children'> & {
  prompt: string
  accept: string
  bytesMax: number
  tooBig: string
  /** Gets the address at which the chosen image can be shown. */
  onChoose: (address: string | null) => void
}

/** Chooses an image file that the page shows before it is sent. */
export function ImageField({ prompt, accept, bytesMax, tooBig, onChoose, ...rest }: ImageFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [isTooBig, setIsTooBig] = useState(false)

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen])

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    const refused = file !== undefined && file.size > bytesMax
    setIsTooBig(refused)
    // If sent, the server would refuse the whole form.
    if (refused) target.value = ''
    const address = file && !refused ? URL.createObjectURL(file) : null
    setChosen(address)
    onChoose(address)
  }

  return (
    <FormField {...rest} {...(isTooBig && { error: tooBig })}>
      {(control) => <FileInput {...control} prompt={prompt} accept={accept} onChange={choose} />}
    </FormField>
  )
}
