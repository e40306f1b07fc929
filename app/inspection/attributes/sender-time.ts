/** The clock of the sender: the day, weekday and hour there when an email was sent. */
export type SenderTime = {
  /** As its midnight in UTC. */
  day: number
  weekday: number
  hour: number
  /** How far the clock is ahead of UTC. */
  offsetMs: number
}

const MINUTE_MS = 60_000
const NAMED_ZONES: Record<string, number> = {
  ut: 0,
  gmt: 0,
  utc: 0,
  z: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  cet: 60,
  cest: 120,
}

/** Null without an offset in the Date header: the hour of a server is not that of the sender. */
export function readSenderTime(dateHeader: string | undefined, sentAt: Date | null): SenderTime | null {
  const minutes = offsetMinutes(dateHeader ?? '')
  if (!sentAt || minutes === null) return null
  const there = new Date(sentAt.getTime() + minutes * MINUTE_MS)
  return {
    day: Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()),
    weekday: there.getUTCDay(),
    hour: there.getUTCHours(),
    offsetMs: minutes * MINUTE_MS,
  }
}

function offsetMinutes(date: string): number | null {
  const tail = date.slice(0, 100)
  const [, sign, hours, minutes] = /:\d{2}\s?([+-])(\d{2}):?(\d{2})\b/.exec(tail) ?? []
  if (sign) {
    const offset = Number(hours) * 60 + Number(minutes)
    return offset > 14 * 60 ? null : offset * (sign === '-' ? -1 : 1)
  }
  const zone = /:\d{2}\s?\(?([a-z]{1,4})\b/i.exec(tail)?.[1]?.toLowerCase() ?? ''
  return NAMED_ZONES[zone] ?? null
}
