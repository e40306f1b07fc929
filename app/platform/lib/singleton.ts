/**
 * One slot per process for what must exist once: the open database, the storage, the job queue.
 * A module variable is not enough, because the development server loads pages through Vite and the server
 * through Node, which makes two copies of each module.
 */
export function singleton<T>(name: string): { get(): T | undefined; set(value: T | undefined): void } {
  const key = Symbol.for(`mailshelf.${name}`)
  const slots = globalThis as unknown as Record<symbol, T | undefined>
  return {
    get: () => slots[key],
    set: (value) => {
      slots[key] = value
    },
  }
}

/** The value of such a slot, made by whoever asks first. */
export function shared<T>(name: string, make: () => T): T {
  const slot = singleton<T>(name)
  const value = slot.get() ?? make()
  slot.set(value)
  return value
}
