import { singleton } from './singleton.ts'

const restart = singleton<() => void>('restart')

/** Sets how this process ends so that it is started again; the server calls it once. */
export function useRestart(act: () => void): void {
  restart.set(act)
}

/** Stops the server in an orderly way; npm start, systemd or the container starts it again. */
export function restartServer(): void {
  restart.get()?.()
}
