import { type Group, SphereGeometry, TorusGeometry } from 'three'
import { gloss, matte, metal, satin } from '../materials.ts'
import { drum, group, place, solid } from '../solids.ts'

export interface HeadphoneColours {
  shell: string
  cushion: string
  /** The disc on the left cup only, so that left is left. */
  dot: string
  steel?: string
}

const SPAN = 0.94

function cup(side: 1 | -1, { shell, cushion, dot }: HeadphoneColours): Group {
  const outer = drum(0.5, 0.24, satin(shell), 0, 0.09)
  const rim = drum(0.44, 0.06, matte(cushion), 0.215, 0.02)
  const pad = solid(new TorusGeometry(0.35, 0.155, 48, 96), matte(cushion), [0, -0.09, 0])
  pad.rotation.x = Math.PI / 2
  const parts = group(outer, rim, pad)
  parts.add(drum(0.36, 0.05, matte(cushion), -0.06, 0.01))
  // The wearer's left is on the right of the picture.
  if (side > 0) parts.add(drum(0.13, 0.03, gloss(dot), 0.265, 0.012))
  parts.scale.set(1, 1, 1.16)
  // The axis of the wheel points outward: away from the head on either side.
  return place(place(parts, { turn: [Math.PI / 2, 0, 0] }), { turn: [0, (side * Math.PI) / 2, 0] })
}

/** Stands on its cups, facing the camera. */
export function headphones(colours: HeadphoneColours): Group {
  const { shell, cushion, steel = '#c9cbcc' } = colours
  const band = solid(new TorusGeometry(SPAN, 0.06, 40, 160, Math.PI), satin(shell), [0, 1.2, 0])
  band.scale.set(1, 1, 2.6)
  const lining = solid(new TorusGeometry(SPAN - 0.075, 0.06, 40, 120, Math.PI * 0.62), matte(cushion))
  lining.rotation.z = Math.PI * 0.19
  const padded = place(lining, { at: [0, 1.2, 0] })
  padded.scale.set(1, 1, 2.3)
  const whole = group(band, padded)
  for (const side of [-1, 1] as const) {
    whole.add(
      place(drum(0.045, 0.62, metal(steel, 0.3), 0, 0.02), { at: [side * SPAN, 0.62, 0] }),
      solid(new SphereGeometry(0.1, 48, 32), satin(shell), [side * SPAN, 1.2, 0]),
      place(cup(side, colours), { at: [side * (SPAN - 0.02), 0.58, 0] }),
    )
  }
  return whole
}
