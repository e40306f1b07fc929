/** A command's input and output: this terminal, or the client's terminal through the socket. */
export type CommandIO = {
  /** The working directory for relative paths, which is the user's and not the server's. */
  cwd: string
  out(line: string): void
  err(line: string): void
  /** Reports the progress of a named long operation and its current step; `done` equal to `total` ends it. */
  progress(state: { label: string; done: number; total: number; step?: string }): void
}
