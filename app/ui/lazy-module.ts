import { use } from 'react'

/**
 * A lazy-loaded module. `load` starts fetching it, ideally on hover or focus; after a failure it can be retried.
 * `useModule` suspends a component until it is there.
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
