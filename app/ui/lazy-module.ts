import { use } from 'react'

/**
 * A module whose script comes when somebody reaches for it. `load` fetches it, ahead of its use where that can be seen
 * coming; it may be tried again after it has failed. `useModule` gives it to a component, which waits for it.
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
