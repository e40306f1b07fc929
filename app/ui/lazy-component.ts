import { use } from 'react'

/**
 * Lazy components: a module that is loaded on demand. `load` starts fetching it, ideally on hover or focus; after a
 * failure it can be retried. `useModule` suspends the rendering component until it is there. Unlike React's `lazy`, a
 * module that has already loaded renders without suspending.
 */
export function lazyModule<T>(fetchModule: () => Promise<T>) {
  let asked: Promise<T> | undefined
  let arrived: T | undefined
  let failed = false

  async function fetchIt(): Promise<T> {
    try {
      arrived = await fetchModule()
      return arrived
    } catch (error) {
      failed = true
      throw error
    }
  }

  function load(): Promise<T> {
    if (!asked || failed) {
      failed = false
      asked = fetchIt()
    }
    return asked
  }

  function useModule(): T {
    return arrived ?? use(asked ?? load())
  }

  return { load, useModule }
}
