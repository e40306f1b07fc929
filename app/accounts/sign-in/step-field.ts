/**
 * The field in which buttons of the sign-in and sign-up forms name a step. Apart from email-step.ts, which pages load only
 * when a form is sent.
 */
export const STEP_FIELD = 'step'
