/** Whether the client accepts an encoding. */
export function acceptsEncoding(headers: Headers, encoding: 'br' | 'gzip'): boolean {
  return (headers.get('accept-encoding') ?? '').split(',').some((one) => {
    const [name, quality] = one.split(';')
    return name!.trim() === encoding && !/q=0(\.0*)?\s*$/.test(quality ?? '')
  })
}
