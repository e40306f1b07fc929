/** The response to a decision or an undo, as text. */
import type { UndoOutcome } from '#app/platform/changes/change.server.ts'
import type { Decided } from './commands.server.ts'
import { reviewCopy } from './copy.ts'
import type { Decision } from './decision.ts'

export type ReviewResponse =
  | { ok: true; changeId: string | null }
  /** `isOver`: the email no longer waits, so the reviewer moves on. */
  | { ok: false; message: string; isOver: boolean }

const REFUSALS = {
  gone: reviewCopy.gone,
  brand: reviewCopy.unnamedBrand,
  archived: reviewCopy.archived,
  type: reviewCopy.unknownType,
  occasion: reviewCopy.unknownOccasion,
  'no-sender': reviewCopy.noSender,
  'too-many-rules': reviewCopy.tooManyRules,
}

export function responseTo(decided: Decided, intent: Decision): ReviewResponse {
  if (decided.ok) return decided
  if (decided.reason !== 'decided') {
    return { ok: false, message: REFUSALS[decided.reason], isOver: decided.reason === 'gone' }
  }
  const { by, isMine, decision, changeId } = decided
  // The response to the first request was lost.
  if (isMine && changeId && decision === intent) return { ok: true, changeId }
  const words =
    by && decision && decision !== 'save' ? reviewCopy.alreadyBy[decision](by) : reviewCopy.already
  return { ok: false, message: words, isOver: true }
}

export function responseToUndo(outcome: UndoOutcome, changeId: string): ReviewResponse {
  if (outcome.ok) return { ok: true, changeId }
  return { ok: false, message: reviewCopy.undoFailed[outcome.reason], isOver: true }
}
