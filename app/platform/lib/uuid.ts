const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether `text` is a valid UUID. PostgreSQL rejects a query with anything else. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
