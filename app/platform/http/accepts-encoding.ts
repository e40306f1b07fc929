/** Whether a client that sent this `Accept-Encoding` accepts an encoding. */
export function acceptsEncoding(accepted: string | null | undefined, encoding: 'br' | 'gzip'): boolean {
  return (accepted ?? '').split(',').some((one) => {
    const [name, quality] = one.split(';')
    return name!.trim() === encoding && !/q=0(\.0*)?\s*$/.test(quality ?? '')
  })
}
