import type { SectionId } from './sections.ts'

/** The steps after the owner's account; those of a section show its settings. */
export const SETUP_STEPS = ['name', 'access', 'samples', 'home', 'mail', 'emails'] as const

export type SetupStep = (typeof SETUP_STEPS)[number]

export function stepNamed(name: string | null): SetupStep {
  return SETUP_STEPS.find((step) => step === name) ?? SETUP_STEPS[0]
}

export function stepAfter(step: SetupStep): SetupStep {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? 'emails'
}

/** Null for a step without settings. */
export function sectionOfStep(step: SetupStep): SectionId | null {
  return step === 'samples' || step === 'emails' ? null : step
}
