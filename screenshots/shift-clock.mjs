/** Loaded first: shifts the clock of this process by SHOTS_SHIFT milliseconds. */
const shift = Number(process.env.SHOTS_SHIFT ?? 0)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...given)
  }

  static now() {
    return RealDate.now() + shift
  }
}
