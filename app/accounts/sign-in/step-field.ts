/** Names the step in a form; apart from email-step.ts, which pages load when a form is sent. */
export const STEP_FIELD = 'step'
