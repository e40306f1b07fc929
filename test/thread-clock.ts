/** The milliseconds of processor time this thread has spent since; unlike the time of day, other tests do not add to it. */
export function startThreadClock(): () => number {
  const began = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1000
  }
}
