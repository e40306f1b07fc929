/** What a form of accounts is told after it was sent and did not lead elsewhere. */
export type FormAnswer = {
  /** The first fault of each field that has one, by the field's name. */
  errors?: Partial<Record<string, string>>
  /** What is wrong with the whole of it. */
  failure?: string
  /** Said at the edge of the screen as well, where scripts run. */
  toast?: { title: string; description?: string; kind?: 'destructive' }
}
