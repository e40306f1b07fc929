import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'
import { seeded } from './solids.ts'

/** Surfaces drawn on a canvas: threads, grain, veins and speckles. The same seed gives the same surface. */

type Pen = CanvasRenderingContext2D

function drawn(size: number, draw: (pen: Pen) => void): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  draw(pen)
  const texture = new CanvasTexture(canvas)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.anisotropy = 8
  return texture
}

function coloured(texture: CanvasTexture): CanvasTexture {
  texture.colorSpace = SRGBColorSpace
  return texture
}

/** Over and under, as a height map. */
export function weave(repeat: number): CanvasTexture {
  const texture = drawn(64, (pen) => {
    for (let x = 0; x < 4; x++) {
      for (let y = 0; y < 4; y++) {
        const light = (x + y) % 2 ? 200 : 90
        pen.fillStyle = `rgb(${light},${light},${light})`
        pen.fillRect(x * 16, y * 16, 16, 16)
        pen.fillStyle = 'rgba(0,0,0,.45)'
        if ((x + y) % 2) pen.fillRect(x * 16, y * 16, 16, 3)
        else pen.fillRect(x * 16, y * 16, 3, 16)
      }
    }
  })
  texture.repeat.set(repeat, repeat)
  return texture
}

/** Grain for leather and for the loops of a towel, as a height map. */
export function pebbles(repeat: number, seed = 7): CanvasTexture {
  const chance = seeded(seed)
  const texture = drawn(256, (pen) => {
    pen.fillStyle = '#808080'
    pen.fillRect(0, 0, 256, 256)
    for (let i = 0; i < 1800; i++) {
      const light = Math.round(60 + chance() * 180)
      pen.fillStyle = `rgb(${light},${light},${light})`
      pen.beginPath()
      pen.arc(chance() * 256, chance() * 256, 2 + chance() * 4, 0, Math.PI * 2)
      pen.fill()
    }
  })
  texture.repeat.set(repeat, repeat)
  return texture
}

export function grain(color: string, dark: string, seed = 11): CanvasTexture {
  const chance = seeded(seed)
  return coloured(
    drawn(512, (pen) => {
      pen.fillStyle = color
      pen.fillRect(0, 0, 512, 512)
      pen.strokeStyle = dark
      for (let i = 0; i < 150; i++) {
        const y = chance() * 512
        pen.globalAlpha = 0.05 + chance() * 0.16
        pen.lineWidth = 0.6 + chance() * 2.6
        pen.beginPath()
        pen.moveTo(0, y)
        pen.bezierCurveTo(170, y + chance() * 22 - 11, 340, y + chance() * 22 - 11, 512, y)
        pen.stroke()
      }
    }),
  )
}

export function veins(color: string, vein: string, seed = 5): CanvasTexture {
  const chance = seeded(seed)
  return coloured(
    drawn(1024, (pen) => {
      pen.fillStyle = color
      pen.fillRect(0, 0, 1024, 1024)
      pen.strokeStyle = vein
      pen.lineCap = 'round'
      for (let i = 0; i < 26; i++) {
        let x = chance() * 1024
        let y = -40
        pen.globalAlpha = 0.08 + chance() * 0.3
        pen.lineWidth = 1 + chance() * chance() * 12
        pen.beginPath()
        pen.moveTo(x, y)
        while (y < 1064) {
          x += chance() * 90 - 34
          y += 20 + chance() * 60
          pen.lineTo(x, y)
        }
        pen.stroke()
      }
    }),
  )
}

export function speckles(color: string, speck: string, seed = 3, count = 420): CanvasTexture {
  const chance = seeded(seed)
  return coloured(
    drawn(512, (pen) => {
      pen.fillStyle = color
      pen.fillRect(0, 0, 512, 512)
      pen.fillStyle = speck
      for (let i = 0; i < count; i++) {
        pen.globalAlpha = 0.25 + chance() * 0.6
        pen.beginPath()
        pen.arc(chance() * 512, chance() * 512, 0.7 + chance() * chance() * 4, 0, Math.PI * 2)
        pen.fill()
      }
    }),
  )
}
