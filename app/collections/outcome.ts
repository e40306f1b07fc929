type Refusal = { ok: false; message: string }

/** The result of a command; `message` is shown to the user. */
export type Outcome<T extends object = object> = ({ ok: true } & T) | Refusal

export function refused(message: string): Refusal {
  return { ok: false, message }
}
