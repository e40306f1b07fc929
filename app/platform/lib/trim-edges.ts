/** Trims characters that match `edge`. A pattern such as `/-+$/` takes time that grows with the square of the text. */
export function trimEdges(text: string, edge: RegExp): string {
  let start = 0
  while (start < text.length && edge.test(text[start]!)) start += 1
  return trimEnd(text.slice(start), edge)
}

/** Like `trimEdges`, at the end only. */
export function trimEnd(text: string, edge: RegExp): string {
  let end = text.length
  while (end > 0 && edge.test(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}
