import { type Group, type Material, SphereGeometry } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { ceramic, gloss, matte, satin, wood } from '../materials.ts'
import { drum, group, place, type Point3, seeded, solid, taperedTube, turned } from '../solids.ts'

/** Dinner seen from above: stoneware, and what is in it. */

export function bowl(glaze: string, speck: string): Group {
  return group(
    turned(
      [
        [0, 0],
        [0.7, 0],
        [1.25, 0.42],
        [1.36, 0.66],
        [1.33, 0.7],
        [1.27, 0.66],
        [1.14, 0.42],
        [0.66, 0.12],
        [0, 0.1],
      ],
      ceramic(glaze, speck),
    ),
  )
}

export function plate(glaze: string, speck: string): Group {
  return group(
    turned(
      [
        [0, 0],
        [0.9, 0],
        [1.42, 0.16],
        [1.46, 0.2],
        [1.42, 0.22],
        [1.02, 0.1],
        [0, 0.08],
      ],
      ceramic(glaze, speck),
    ),
  )
}

export function broth(color: string): Group {
  return group(drum(1.16, 0.04, matte(color), 0.42, 0.015))
}

type Make = (random: () => number) => Group

/** Pieces thrown over a round of `radius`, in the order of a sunflower so that none is left bare. */
export function scatter(count: number, radius: number, height: number, seed: number, make: Make): Group {
  const chance = seeded(seed * 131 + 7)
  const whole = group()
  for (let i = 0; i < count; i++) {
    const out = radius * Math.sqrt((i + 0.5) / count)
    const angle = i * 2.399963 + chance() * 0.5
    const mound = height + 0.14 * (1 - out / radius)
    whole.add(
      place(make(chance), {
        at: [out * Math.cos(angle), mound, out * Math.sin(angle)],
        turn: [0, chance() * 6, 0],
      }),
    )
  }
  return whole
}

function flattened(radius: number, squash: readonly [number, number, number], material: Material): Group {
  const piece = solid(new SphereGeometry(radius, 24, 16), material)
  piece.scale.set(...squash)
  return group(piece)
}

export const leaf =
  (color: string, size = 0.2): Make =>
  (random) =>
    place(flattened(size, [1.3, 0.12, 0.62], satin(color)), {
      turn: [random() * 0.7 - 0.35, 0, random() * 0.7 - 0.35],
    })

export const bean =
  (color: string, size = 0.11): Make =>
  (random) =>
    flattened(size * (0.9 + random() * 0.2), [1.25, 0.8, 0.85], satin(color))

export const slice =
  (rim: string, flesh: string, size = 0.24): Make =>
  (random) =>
    place(
      group(drum(size, 0.05, satin(rim), 0, 0.015), drum(size * 0.82, 0.02, gloss(flesh), 0.045, 0.005)),
      {
        turn: [random() * 0.5 - 0.25, 0, random() * 0.5 - 0.25],
      },
    )

export const cube =
  (color: string, size = 0.2): Make =>
  (random) =>
    place(group(solid(new RoundedBoxGeometry(size, size * 0.8, size, 4, size * 0.16), satin(color))), {
      turn: [random() * 0.6, random() * 3, random() * 0.6],
    })

export const half =
  (color: string, inside: string, size = 0.2): Make =>
  (random) =>
    place(
      group(
        solid(new SphereGeometry(size, 24, 12, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2), gloss(color)),
        drum(size * 0.97, 0.012, gloss(inside), -0.006, 0.004),
      ),
      { turn: [random() * 0.5 - 0.25, 0, random() * 0.5 - 0.25] },
    )

/** One long strand laid in loops. */
export function noodles(color: string, radius: number, height: number, seed: number, strands = 16): Group {
  const chance = seeded(seed * 61 + 5)
  const whole = group()
  const dough = satin(color)
  for (let s = 0; s < strands; s++) {
    const start = chance() * 6.28
    const out = radius * (0.35 + chance() * 0.6)
    const way = Array.from({ length: 9 }, (_, i): Point3 => {
      const angle = start + i * 0.5
      const away = out + Math.sin(i * 1.7 + start) * radius * 0.14
      return [away * Math.cos(angle), height + chance() * 0.16, away * Math.sin(angle)]
    })
    whole.add(taperedTube(way, () => 0.05, dough))
  }
  return whole
}

export function rice(radius: number, height: number, seed: number): Group {
  return scatter(170, radius, height, seed, (random) =>
    place(flattened(0.07, [1.6, 0.7, 0.7], satin('#fbf6e8')), { turn: [random(), random() * 3, random()] }),
  )
}

export function flatbread(crust: string, top: string): Group {
  return group(drum(1.22, 0.16, satin(crust), 0.1, 0.07), drum(1.06, 0.04, matte(top), 0.25, 0.015))
}

export function egg(): Group {
  return group(
    flattened(0.42, [1, 0.14, 0.9], satin('#fffaf0')),
    place(flattened(0.17, [1, 0.6, 1], gloss('#f5a21c')), { at: [0.04, 0.05, 0] }),
  )
}

export function fillet(color: string, sear: string): Group {
  const whole = group(solid(new RoundedBoxGeometry(1.15, 0.3, 0.56, 10, 0.13), satin(color), [0, 0.15, 0]))
  for (let i = 0; i < 4; i++) {
    const mark = solid(new RoundedBoxGeometry(0.07, 0.02, 0.5, 4, 0.01), matte(sear), [
      -0.36 + i * 0.24,
      0.3,
      0,
    ])
    mark.rotation.y = 0.4
    whole.add(mark)
  }
  return whole
}

export function board(color: string): Group {
  return group(solid(new RoundedBoxGeometry(4.6, 0.14, 3.4, 6, 0.06), wood(color, '#5f3a1c'), [0, -0.08, 0]))
}
