/** Fetched on the first click: a formatter weighs more than the editor. */
export async function formatHtml(text: string): Promise<string> {
  const [{ format }, html, css] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/html'),
    import('prettier/plugins/postcss'),
  ])
  return format(text, { parser: 'html', plugins: [html, css], printWidth: 100 })
}
