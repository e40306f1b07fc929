/**
 * Fetches the whole image of an email when the pointer comes to its card, which shows only its top and then pans down
 * it (cards.css). Sent as text, so it must not refer to anything outside.
 */
export function showLongPictures(): void {
  /** The height of a card's window, in the unit of `--full`. */
  const WINDOW = 445
  addEventListener('pointerover', ({ target, pointerType }) => {
    const sheet = target instanceof Element && target.closest<HTMLElement>('.card-sheet')
    const image = sheet && sheet.querySelector('img')
    if (pointerType !== 'mouse' || !image || 'long' in sheet.dataset) return
    const height = Number(sheet.parentElement!.style.getPropertyValue('--full'))
    if (height <= WINDOW || !matchMedia('(prefers-reduced-motion:no-preference)').matches) return
    sheet.dataset.long = ''
    const whole = new Image()
    whole.src = image.src
    whole.decode().then(
      () => sheet.style.setProperty('--long', `url(${whole.src})`),
      () => delete sheet.dataset.long,
    )
  })
}
