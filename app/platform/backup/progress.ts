export type Progress = (step: { label: string; done: number; total: number }) => void
