import { Color, DoubleSide, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'
import { grain, pebbles, speckles, veins, weave } from './textures.ts'

/** The surfaces every prop is made of; one place, so that all pictures share one light. */

function surface(color: string, more: MeshPhysicalMaterialParameters): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color: new Color(color), roughness: 0.45, ...more })
}

export function matte(color: string): MeshPhysicalMaterial {
  return surface(color, { roughness: 0.82, specularIntensity: 0.5 })
}

export function satin(color: string): MeshPhysicalMaterial {
  return surface(color, { roughness: 0.42 })
}

export function gloss(color: string): MeshPhysicalMaterial {
  return surface(color, { roughness: 0.2, clearcoat: 1, clearcoatRoughness: 0.08 })
}

export function metal(color: string, roughness = 0.24): MeshPhysicalMaterial {
  return surface(color, { metalness: 1, roughness })
}

/** For thin things seen from both sides: leaves and ribbons. Colours come from the geometry if it has any. */
export function sheet(color: string, roughness = 0.5, vertexColors = false): MeshPhysicalMaterial {
  return surface(color, { roughness, side: DoubleSide, vertexColors })
}

/** Clear glass that takes on a colour where it is thick. Needs a scene with a ground, which it bends. */
export function glass(color: string, thickness = 0.5): MeshPhysicalMaterial {
  return surface('#ffffff', {
    roughness: 0.02,
    transmission: 1,
    thickness,
    ior: 1.46,
    attenuationColor: new Color(color),
    attenuationDistance: 0.55,
    specularIntensity: 1,
  })
}

/** Glazed stoneware with flecks of iron. */
export function ceramic(color: string, speck = '#6b5a48', seed = 3): MeshPhysicalMaterial {
  return surface('#ffffff', {
    map: speckles(color, speck, seed),
    roughness: 0.3,
    clearcoat: 0.7,
    clearcoatRoughness: 0.18,
  })
}

/** Woven cloth: threads in relief and a soft sheen at the edges. */
export function fabric(color: string, repeat = 14): MeshPhysicalMaterial {
  return surface(color, {
    roughness: 0.95,
    sheen: 0.6,
    sheenRoughness: 0.55,
    sheenColor: new Color(color).lerp(new Color('#ffffff'), 0.4),
    bumpMap: weave(repeat),
    bumpScale: 1.6,
    side: DoubleSide,
  })
}

/** Terry: loops instead of threads. */
export function terry(color: string): MeshPhysicalMaterial {
  return surface(color, {
    roughness: 1,
    sheen: 0.5,
    sheenRoughness: 0.7,
    sheenColor: new Color(color).lerp(new Color('#ffffff'), 0.5),
    bumpMap: pebbles(2.2),
    bumpScale: 5,
  })
}

export function leather(color: string): MeshPhysicalMaterial {
  return surface(color, { roughness: 0.5, clearcoat: 0.2, bumpMap: pebbles(3.5), bumpScale: 1.6 })
}

export function wood(color: string, dark: string, seed = 11): MeshPhysicalMaterial {
  return surface('#ffffff', { map: grain(color, dark, seed), roughness: 0.55 })
}

export function stone(color: string, vein: string, seed = 5): MeshPhysicalMaterial {
  return surface('#ffffff', { map: veins(color, vein, seed), roughness: 0.28, clearcoat: 0.4 })
}

/** Card and wrapping paper: no shine at all. */
export function paper(color: string): MeshPhysicalMaterial {
  return surface(color, { roughness: 0.98, specularIntensity: 0.2 })
}
