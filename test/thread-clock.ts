/** Processor time instead of the time of day, which other tests and a busy machine add to. */

/** The milliseconds of processor time this thread has spent since. */
export function startThreadClock(): () => number {
  const began = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1000
  }
}

/** The same of all threads of this process: the embedded database and the image library included. */
export function startProcessClock(): () => number {
  const began = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  }
}
