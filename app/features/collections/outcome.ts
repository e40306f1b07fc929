type Refusal = { ok: false; message: string }

/** What a command answers; `message` is for the person who asked. */
export type Outcome<T extends object = object> = ({ ok: true } & T) | Refusal

export function refused(message: string): Refusal {
  return { ok: false, message }
}
