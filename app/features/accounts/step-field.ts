/** What a button of the forms that begin with an address asks for, beside the fields it sends. */
export const STEP_FIELD = 'step'
