/** What a form sent in a text field; nothing for a field that it lacks, or that holds a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
