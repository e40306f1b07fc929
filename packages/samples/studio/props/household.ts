import { type Group, SphereGeometry, TorusGeometry } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { ceramic, fabric, gloss, leather, matte, metal, satin, wood } from '../materials.ts'
import { drum, group, place, solid, taperedTube, turned } from '../solids.ts'

/** What a marketplace sells: a dozen things for a kitchen, a desk and a hallway. */

export function mug(color: string, speck: string): Group {
  const handle = solid(new TorusGeometry(0.34, 0.085, 24, 64), ceramic(color, speck), [0.62, 0.62, 0])
  handle.scale.set(0.86, 1.06, 1)
  return group(
    turned(
      [
        [0, 0.04],
        [0.48, 0],
        [0.58, 0.06],
        [0.6, 1.16],
        [0.57, 1.2],
        [0.53, 1.16],
        [0.52, 0.16],
        [0, 0.14],
      ],
      ceramic(color, speck),
    ),
    drum(0.52, 0.02, gloss('#3a2115'), 0.92, 0.008),
    handle,
  )
}

export function fryingPan(color: string): Group {
  const grip = drum(0.1, 1.5, wood('#a5713f', '#5f3a1c'), 0, 0.09)
  grip.rotation.z = -Math.PI / 2 - 0.16
  grip.position.set(0.92, 0.3, 0)
  return group(
    turned(
      [
        [0, 0],
        [0.78, 0],
        [0.98, 0.32],
        [1.02, 0.34],
        [0.98, 0.36],
        [0.76, 0.07],
        [0, 0.06],
      ],
      satin(color),
    ),
    drum(0.72, 0.012, metal('#4a4d52', 0.5), 0.065, 0.004),
    grip,
  )
}

export function bottle(color: string): Group {
  const handle = solid(new TorusGeometry(0.2, 0.045, 20, 48), satin('#26282c'), [0, 2.06, 0])
  return group(
    turned(
      [
        [0, 0],
        [0.4, 0],
        [0.44, 0.05],
        [0.44, 1.3],
        [0.4, 1.46],
        [0.28, 1.58],
        [0.28, 1.66],
        [0, 1.66],
      ],
      satin(color),
    ),
    drum(0.445, 0.08, metal('#c4c7cc', 0.3), 0.02, 0.02),
    drum(0.3, 0.26, satin('#26282c'), 1.64, 0.04),
    handle,
  )
}

export function toaster(color: string): Group {
  const steel = metal('#b9bcc1', 0.26)
  return group(
    solid(new RoundedBoxGeometry(1.9, 1.15, 0.95, 12, 0.24), gloss(color), [0, 0.66, 0]),
    solid(new RoundedBoxGeometry(1.94, 0.16, 0.99, 6, 0.06), steel, [0, 0.1, 0]),
    solid(new RoundedBoxGeometry(1.3, 0.04, 0.16, 4, 0.02), matte('#17181a'), [0, 1.235, 0.17]),
    solid(new RoundedBoxGeometry(1.3, 0.04, 0.16, 4, 0.02), matte('#17181a'), [0, 1.235, -0.17]),
    solid(new RoundedBoxGeometry(1.16, 0.5, 0.12, 6, 0.05), satin('#d79a4e'), [0, 1.36, 0.17]),
    solid(new RoundedBoxGeometry(1.16, 0.46, 0.12, 6, 0.05), satin('#d79a4e'), [0, 1.33, -0.17]),
    solid(new RoundedBoxGeometry(0.1, 0.14, 0.34, 4, 0.04), steel, [0.98, 0.86, 0]),
    place(drum(0.13, 0.1, steel, 0, 0.02), { at: [0.55, 0.55, 0.46], turn: [Math.PI / 2, 0, 0] }),
  )
}

export function deskLamp(color: string): Group {
  const arm = satin(color)
  const shade = turned(
    [
      [0.12, 0],
      [0.18, 0],
      [0.48, -0.5],
      [0.46, -0.5],
      [0.14, -0.03],
    ],
    arm,
  )
  return group(
    drum(0.5, 0.1, arm, 0, 0.04),
    taperedTube(
      [
        [0, 0.08, 0],
        [-0.24, 0.6, 0],
        [-0.5, 1.15, 0],
      ],
      () => 0.045,
      metal('#c9a15a'),
    ),
    solid(new SphereGeometry(0.09, 32, 24), metal('#c9a15a'), [-0.5, 1.15, 0]),
    taperedTube(
      [
        [-0.5, 1.15, 0],
        [-0.05, 1.55, 0],
        [0.42, 1.95, 0],
      ],
      () => 0.045,
      metal('#c9a15a'),
    ),
    place(shade, { at: [0.42, 2.02, 0], turn: [0, 0, 0.55] }),
    solid(new SphereGeometry(0.15, 32, 24), gloss('#fff3c8'), [0.6, 1.72, 0]),
  )
}

export function alarmClock(color: string): Group {
  const face = group(
    place(drum(0.72, 0.36, gloss(color), -0.18, 0.09), { turn: [Math.PI / 2, 0, 0] }),
    place(drum(0.6, 0.05, matte('#fffaf0'), 0, 0.02), { at: [0, 0, 0.16], turn: [Math.PI / 2, 0, 0] }),
    solid(new RoundedBoxGeometry(0.06, 0.4, 0.03, 4, 0.012), matte('#1d1d1f'), [0, 0.16, 0.225]),
    place(solid(new RoundedBoxGeometry(0.07, 0.3, 0.03, 4, 0.012), matte('#1d1d1f'), [0, 0.12, 0]), {
      at: [0, 0, 0.235],
      turn: [0, 0, -1.9],
    }),
  )
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2
    face.add(
      solid(new SphereGeometry(hour % 3 ? 0.022 : 0.04, 16, 12), matte('#1d1d1f'), [
        Math.sin(angle) * 0.48,
        Math.cos(angle) * 0.48,
        0.215,
      ]),
    )
  }
  const bell = (x: number): Group =>
    place(solid(new SphereGeometry(0.26, 48, 24, 0, Math.PI * 2, 0, Math.PI / 2), metal('#d3b06b')), {
      at: [x, 1.42, 0],
      turn: [0, 0, -x],
    })
  return group(
    place(face, { at: [0, 0.9, 0] }),
    bell(-0.42),
    bell(0.42),
    place(drum(0.06, 0.3, metal('#d3b06b'), 0, 0.02), { at: [-0.4, 0, 0], turn: [0, 0, -0.25] }),
    place(drum(0.06, 0.3, metal('#d3b06b'), 0, 0.02), { at: [0.4, 0, 0], turn: [0, 0, 0.25] }),
  )
}

export function deskFan(color: string): Group {
  const cage = group()
  for (let i = 1; i <= 5; i++)
    cage.add(
      solid(new TorusGeometry(0.15 * i + 0.06, 0.016, 12, 80), metal('#d9dbde', 0.3), [0, 0, 0.2 - 0.02 * i]),
    )
  for (let i = 0; i < 12; i++) {
    const spoke = drum(0.013, 0.82, metal('#d9dbde', 0.3), 0, 0.005)
    spoke.rotation.z = (i / 12) * Math.PI * 2
    spoke.position.z = 0.12
    cage.add(spoke)
  }
  for (let i = 0; i < 3; i++) {
    const blade = solid(new SphereGeometry(0.36, 48, 24), gloss(color), [0, 0.36, 0])
    blade.scale.set(0.72, 1, 0.1)
    cage.add(place(group(blade), { turn: [0, 0.5, (i / 3) * Math.PI * 2] }))
  }
  cage.add(solid(new SphereGeometry(0.15, 32, 24), satin('#26282c'), [0, 0, 0.1]))
  return group(
    drum(0.52, 0.1, satin(color), 0, 0.04),
    drum(0.07, 0.6, satin(color), 0.08, 0.02),
    place(cage, { at: [0, 1.34, 0.06], turn: [-0.12, 0, 0] }),
  )
}

export function toyRobot(body: string, accent: string): Group {
  const steel = metal('#c4c7cc', 0.28)
  const whole = group(
    solid(new RoundedBoxGeometry(0.86, 0.86, 0.6, 8, 0.1), gloss(body), [0, 0.96, 0]),
    solid(new RoundedBoxGeometry(0.66, 0.5, 0.5, 8, 0.12), gloss(accent), [0, 1.7, 0]),
    drum(0.025, 0.22, steel, 1.94, 0.01),
    solid(new SphereGeometry(0.07, 24, 16), gloss('#ff5b3a'), [0, 2.2, 0]),
    solid(new RoundedBoxGeometry(0.44, 0.3, 0.05, 4, 0.02), satin('#fff3d6'), [0, 1.02, 0.3]),
  )
  for (const x of [-1, 1]) {
    whole.add(
      place(drum(0.11, 0.06, gloss('#ffffff'), 0, 0.02), {
        at: [x * 0.16, 1.74, 0.24],
        turn: [Math.PI / 2, 0, 0],
      }),
      place(drum(0.05, 0.02, gloss('#15161a'), 0, 0.005), {
        at: [x * 0.16, 1.74, 0.3],
        turn: [Math.PI / 2, 0, 0],
      }),
      solid(new RoundedBoxGeometry(0.22, 0.5, 0.26, 6, 0.08), gloss(accent), [x * 0.24, 0.28, 0.02]),
      solid(new RoundedBoxGeometry(0.34, 0.14, 0.46, 6, 0.05), satin('#26282c'), [x * 0.24, 0.07, 0.08]),
      solid(new RoundedBoxGeometry(0.16, 0.62, 0.2, 6, 0.07), gloss(accent), [x * 0.54, 0.94, 0]),
      solid(new SphereGeometry(0.13, 24, 16), steel, [x * 0.54, 0.58, 0]),
    )
  }
  for (let i = 0; i < 3; i++)
    whole.add(
      place(drum(0.05, 0.03, gloss(['#ff5b3a', '#ffc83a', '#3ac28a'][i]), 0, 0.01), {
        at: [(i - 1) * 0.13, 1.02, 0.325],
        turn: [Math.PI / 2, 0, 0],
      }),
    )
  return whole
}

export function backpack(color: string, trim: string): Group {
  const cloth = fabric(color, 12)
  const loop = solid(new TorusGeometry(0.2, 0.05, 16, 48), leather(trim), [0, 1.98, -0.05])
  return group(
    solid(new RoundedBoxGeometry(1.35, 1.9, 0.72, 14, 0.3), cloth, [0, 0.97, 0]),
    solid(new RoundedBoxGeometry(1.1, 0.8, 0.3, 12, 0.14), cloth, [0, 0.52, 0.34]),
    solid(new RoundedBoxGeometry(1.37, 0.74, 0.76, 14, 0.28), leather(trim), [0, 1.58, 0.02]),
    solid(new RoundedBoxGeometry(0.12, 0.72, 0.06, 4, 0.02), leather(trim), [-0.32, 1.1, 0.4]),
    solid(new RoundedBoxGeometry(0.12, 0.72, 0.06, 4, 0.02), leather(trim), [0.32, 1.1, 0.4]),
    solid(new RoundedBoxGeometry(0.18, 0.12, 0.05, 4, 0.02), metal('#c9a15a'), [-0.32, 0.88, 0.45]),
    solid(new RoundedBoxGeometry(0.18, 0.12, 0.05, 4, 0.02), metal('#c9a15a'), [0.32, 0.88, 0.45]),
    loop,
  )
}

export function umbrella(color: string): Group {
  const canopy = group()
  for (let i = 0; i < 8; i++) {
    const panel = solid(
      new SphereGeometry(1.1, 16, 24, (i / 8) * Math.PI * 2, Math.PI / 4, 0, 1.12),
      fabric(i % 2 ? color : '#fff7ea', 10),
    )
    canopy.add(panel)
  }
  canopy.scale.set(1, 0.78, 1)
  return group(
    place(canopy, { at: [0, 1.0, 0] }),
    drum(0.035, 1.9, metal('#c4c7cc'), 0.05, 0.01),
    drum(0.03, 0.2, metal('#c4c7cc'), 1.84, 0.01),
    solid(
      new TorusGeometry(0.15, 0.05, 20, 40, Math.PI),
      wood('#a5713f', '#5f3a1c'),
      [0.15, 0.12, 0],
    ).rotateX(Math.PI),
  )
}

export function storageBox(color: string, lid: string): Group {
  return group(
    solid(new RoundedBoxGeometry(1.8, 0.9, 1.2, 8, 0.12), satin(color), [0, 0.46, 0]),
    solid(new RoundedBoxGeometry(1.9, 0.16, 1.3, 8, 0.07), wood(lid, '#7d5530'), [0, 0.98, 0]),
    solid(new RoundedBoxGeometry(0.5, 0.1, 0.04, 4, 0.02), satin('#26282c'), [0, 0.7, 0.6]),
  )
}
