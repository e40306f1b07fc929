/** Reports the progress of a named long operation. */
export type Progress = (step: { label: string; done: number; total: number }) => void
