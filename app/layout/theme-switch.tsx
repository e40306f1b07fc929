import { THEMES, type Theme } from './theme.ts'
import { useThemeChoice } from './use-theme-choice.ts'
import { WordSwitch } from './word-switch.tsx'

export const THEME_LABELS: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

const words = THEMES.map((theme) => [theme, THEME_LABELS[theme]] as const)

/** Light · Dark · System. */
export function ThemeSwitch() {
  const [current, choose] = useThemeChoice()
  return <WordSwitch label="Theme" hideLabel words={words} current={current} onChoose={choose} />
}
