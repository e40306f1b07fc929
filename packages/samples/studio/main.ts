import '@fontsource/instrument-serif/400.css'
import '@fontsource-variable/dm-sans/index.css'
import '@fontsource-variable/nunito/index.css'
import { scenes } from './scenes.ts'
import { screens } from './screens.ts'
import { shoot } from './stage.ts'

/** What render-art.ts calls in the page. */
interface StudioWindow {
  studio?: {
    names: string[]
    shoot: (name: string) => Promise<string>
  }
}

const PRINTED_FACES = [
  "400 40px 'Instrument Serif'",
  "500 40px 'DM Sans Variable'",
  "700 40px 'Nunito Variable'",
  "900 40px 'Nunito Variable'",
]

async function shootByName(name: string): Promise<string> {
  const screen = screens[name]
  if (screen) return screen().toDataURL('image/png')
  const shot = scenes[name]
  if (!shot) throw new Error(`No scene called ${name}`)
  return shoot(shot)
}

async function openStudio(): Promise<void> {
  await Promise.all(PRINTED_FACES.map((face) => document.fonts.load(face)))
  ;(window as StudioWindow).studio = {
    names: [...Object.keys(scenes), ...Object.keys(screens)],
    shoot: shootByName,
  }
}

await openStudio()
