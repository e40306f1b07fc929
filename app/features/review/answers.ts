/** What the server answers to a decision or an undo, in words. */
import type { UndoOutcome } from '#app/features/audit/change.server.ts'
import type { Decided } from './commands.server.ts'
import { reviewCopy } from './copy.ts'
import type { Decision } from './schema.ts'

export type ReviewAnswer =
  | { ok: true; changeId: string | null }
  /** `isOver`: it waits no longer, so the reviewer moves on. */
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

export function answerTo(decided: Decided, intent: Decision): ReviewAnswer {
  if (decided.ok) return decided
  if (decided.reason !== 'decided') {
    return { ok: false, message: REFUSALS[decided.reason], isOver: decided.reason === 'gone' }
  }
  const { by, isMine, decision, changeId } = decided
  // The answer to the first request was lost.
  if (isMine && changeId && decision === intent) return { ok: true, changeId }
  const words =
    by && decision && decision !== 'save' ? reviewCopy.alreadyBy[decision](by) : reviewCopy.already
  return { ok: false, message: words, isOver: true }
}

export function answerToUndo(outcome: UndoOutcome, changeId: string): ReviewAnswer {
  if (outcome.ok) return { ok: true, changeId }
  return { ok: false, message: reviewCopy.undoFailed[outcome.reason], isOver: true }
}
