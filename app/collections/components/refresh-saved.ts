import { href } from 'react-router'
import { setSavedIds } from '../saved-store.ts'

export async function refreshSaved(): Promise<void> {
  try {
    const response = await fetch(href('/saved-emails'))
    if (response.ok) setSavedIds((await response.json()) as string[])
  } catch (error) {
    // The buttons then say 'Save'; saving an email again changes nothing.
    console.warn(error)
  }
}
