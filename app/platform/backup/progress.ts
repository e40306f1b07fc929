export type Step = { label: string; done: number; total: number }
export type Progress = (step: Step) => void
