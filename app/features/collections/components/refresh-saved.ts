import { href } from 'react-router'
import { noteSaved } from '../saved-store.ts'

/** Asks which emails this reader has saved. */
export async function refreshSaved(): Promise<void> {
  try {
    const response = await fetch(href('/saved-emails'))
    if (response.ok) noteSaved((await response.json()) as string[])
  } catch (error) {
    // Buttons then say 'Save'; saving again what is saved does nothing.
    console.warn(error)
  }
}
