import { createContext, type ReactNode, useContext } from 'react'

export type SaveVariant = 'card' | 'button'
type RenderSave = (emailId: string, look: SaveVariant) => ReactNode

/**
 * The slot for the save button. The gallery defines where it appears; the collections feature provides it, wired up in
 * the root.
 */
export const SaveSlotContext = createContext<RenderSave>(() => null)

export function SaveSlot({ emailId, look }: { emailId: string; look: SaveVariant }) {
  return useContext(SaveSlotContext)(emailId, look)
}
