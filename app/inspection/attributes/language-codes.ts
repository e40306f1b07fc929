/** Other codes for languages that the detection knows under one. Its Malay is mostly Indonesian. */
const CODES: Record<string, string> = {
  nb: 'no',
  nn: 'no',
  iw: 'he',
  in: 'id',
  fil: 'tl',
  ms: 'id',
  yue: 'zh',
}

/** The language of a tag such as `nb-NO`, without its region. */
export function oneCode(tag: string): string {
  const code = tag.split(/[-_]/)[0]!.toLowerCase()
  return CODES[code] ?? code
}
