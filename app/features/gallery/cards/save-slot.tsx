import { createContext, type ReactNode, useContext } from 'react'

export type SaveVariant = 'card' | 'button'
type RenderSave = (emailId: string, look: SaveVariant) => ReactNode

/**
 * What stands where an email can be saved. The gallery knows the places; who keeps emails, and how, is another
 * feature's, which the root puts in here.
 */
export const SaveSlotContext = createContext<RenderSave>(() => null)

export function SaveSlot({ emailId, look }: { emailId: string; look: SaveVariant }) {
  return useContext(SaveSlotContext)(emailId, look)
}
