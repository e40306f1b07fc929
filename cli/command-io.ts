/** How a command speaks: on this terminal, or through the socket to the terminal of whoever asked. */
export type CommandIO = {
  /** The folder that relative paths start from: that of the person, not of the server. */
  cwd: string
  out(line: string): void
  err(line: string): void
  /** Tells how far a named piece of long work has come; `done` equal to `total` ends it. */
  progress(step: { label: string; done: number; total: number }): void
}
