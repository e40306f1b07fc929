/** One slot per process: in development Vite and Node each load a copy of a module. */
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
