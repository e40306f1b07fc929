/**
 * Preloaded into a command: a moment after it has written what KILL_WHEN says, it kills itself. A test that is kept waiting
 * for a processor might come too late.
 */
const write = process.stderr.write.bind(process.stderr)

process.stderr.write = (text, ...others) => {
  if (String(text).includes(process.env['KILL_WHEN']))
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5)
  return write(text, ...others)
}
