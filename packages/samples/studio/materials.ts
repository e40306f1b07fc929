import { Color, DoubleSide, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'

/** The five surfaces every prop is made of; one place, so that all pictures share one light. */

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
