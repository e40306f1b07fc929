/** Tells how far a named piece of long work has come. */
export type Progress = (step: { label: string; done: number; total: number }) => void
