import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  SRGBColorSpace,
  type Texture,
  WebGLRenderer,
} from 'three'
import type { Point3 } from './solids.ts'

export interface Shot {
  width: number
  height: number
  camera: Point3
  target: Point3
  fieldOfView?: number
  /** An opaque ground; without it the picture is transparent and carries only its shadow. */
  ground?: string
  /** How dark the shadow may get, 0 to 1. */
  shadow?: number
  /** Room beside the objects, as a share of their width; the shadow fades out across it. */
  margin?: number
  ambient?: number
  light?: number
  passes?: number
  build: () => Object3D[] | Promise<Object3D[]>
}

/** Shots that differ only in what stands before the camera. */
export function shots(
  base: Omit<Shot, 'build'>,
  builds: Readonly<Record<string, Shot['build']>>,
): Record<string, Shot> {
  return Object.fromEntries(Object.entries(builds).map(([name, build]) => [name, { ...base, build }]))
}

let renderer: WebGLRenderer | undefined
let softboxes: Texture | undefined

function openRenderer(): WebGLRenderer {
  if (renderer) return renderer
  renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.toneMapping = NeutralToneMapping
  renderer.outputColorSpace = SRGBColorSpace
  return renderer
}

/** A photographer's room: grey walls, one large softbox above, a strip left, a weaker one right, a card behind. */
function softboxRoom(gl: WebGLRenderer): Texture {
  if (softboxes) return softboxes
  const room = new Scene()
  room.add(
    new Mesh(
      new BoxGeometry(20, 12, 20),
      new MeshBasicMaterial({ color: new Color(0.42, 0.42, 0.43), side: BackSide }),
    ),
  )
  const panels: readonly { size: [number, number, number]; at: Point3; power: number }[] = [
    { size: [9, 0.1, 9], at: [0, 5.9, 1], power: 5.2 },
    { size: [0.1, 7, 3.4], at: [-9.8, 1, 2], power: 9 },
    { size: [0.1, 6, 2.2], at: [9.8, 0.5, 1], power: 4.2 },
    { size: [6, 3, 0.1], at: [1, 2, -9.8], power: 2.6 },
    { size: [3, 4, 0.1], at: [-4, 2, 9.8], power: 3.2 },
    { size: [20, 0.1, 20], at: [0, -5.9, 0], power: 0.5 },
  ]
  for (const { size, at, power } of panels) {
    const panel = new Mesh(
      new BoxGeometry(...size),
      new MeshBasicMaterial({ color: new Color(power, power, power) }),
    )
    panel.position.set(...at)
    room.add(panel)
  }
  const generator = new PMREMGenerator(gl)
  softboxes = generator.fromScene(room, 0.025).texture
  return softboxes
}

function shadowFloor(strength: number): Mesh {
  const material = new ShadowMaterial({ color: '#180d10', opacity: strength })
  const floor = new Mesh(new PlaneGeometry(80, 80), material)
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  return floor
}

/** Golden-angle steps spread the lights evenly without chance, so a picture comes out the same each time. */
const GOLDEN = 2.399963

/** Even passes wander over a small key light, odd ones over the whole sky: soft edges and contact shadows from plain shadow maps. */
function aim(light: DirectionalLight, pass: number, passes: number, power: number): void {
  const angle = pass * GOLDEN
  const fill = (pass + 0.5) / passes
  if (pass % 2) {
    const up = 0.2 + 0.8 * fill
    const out = Math.sqrt(1 - up * up)
    light.position.set(9 * out * Math.cos(angle * 1.3), 9 * up, 9 * out * Math.sin(angle * 1.3) + 1.2)
    light.intensity = power * 0.75
    return
  }
  const spread = Math.sqrt(fill) * 1.3
  light.position.set(
    -3 + Math.cos(angle) * spread,
    8.6 + Math.sin(angle) * spread,
    4.6 + Math.sin(angle * 1.7) * spread * 0.6,
  )
  light.intensity = power * 1.3
}

export async function shoot(shot: Shot): Promise<string> {
  const gl = openRenderer()
  const { width, height, passes = 40 } = shot
  gl.setPixelRatio(1)
  gl.setSize(width, height)
  gl.setClearColor(0x000000, 0)

  const scene = new Scene()
  if (shot.ground) scene.background = new Color(shot.ground)
  scene.environment = softboxRoom(gl)
  scene.environmentIntensity = shot.ambient ?? 0.62
  scene.add(shadowFloor(shot.shadow ?? 0.5), ...(await shot.build()))

  const light = new DirectionalLight('#fff7ee', 2)
  light.castShadow = true
  light.shadow.mapSize.set(1536, 1536)
  Object.assign(light.shadow.camera, { left: -4.2, right: 4.2, top: 4.2, bottom: -4.2, near: 0.1, far: 30 })
  light.shadow.bias = -0.0004
  light.shadow.normalBias = 0.018
  scene.add(light, light.target)

  const camera = new PerspectiveCamera(shot.fieldOfView ?? 26, width / height, 0.1, 100)
  camera.position.set(...shot.camera)
  camera.lookAt(...shot.target)

  const context = gl.getContext()
  const sum = new Float32Array(width * height * 4)
  const frame = new Uint8Array(width * height * 4)
  for (let pass = 0; pass < passes; pass++) {
    aim(light, pass, passes, shot.light ?? 2.35)
    camera.setViewOffset(
      width,
      height,
      ((pass * 0.754877) % 1) - 0.5,
      ((pass * 0.56984) % 1) - 0.5,
      width,
      height,
    )
    gl.render(scene, camera)
    context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, frame)
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (frame[i] ?? 0)
  }
  const picture = develop(sum, width, height, passes, shot.ground !== undefined)
  return shot.ground ? encode(picture) : encode(crop(picture, shot.margin ?? 0.05))
}

/** Averages the passes, undoes the premultiplied alpha and turns the picture the right way up. */
function develop(
  sum: Float32Array,
  width: number,
  height: number,
  passes: number,
  opaque: boolean,
): ImageData {
  const picture = new ImageData(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = ((height - 1 - y) * width + x) * 4
      const to = (y * width + x) * 4
      const alpha = opaque ? 255 : (sum[from + 3] ?? 0) / passes
      for (let channel = 0; channel < 3; channel++) {
        const value = (sum[from + channel] ?? 0) / passes
        picture.data[to + channel] = alpha < 1 ? 0 : (value * 255) / alpha
      }
      picture.data[to + 3] = alpha
    }
  }
  return picture
}

/** The frame is set by the objects, never by their shadows: those fade out towards the frame, so no edge cuts them. */
function crop(picture: ImageData, margin: number): ImageData {
  const { width, height, data } = picture
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 245) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const side = Math.round((right - left) * margin)
  left = Math.max(0, left - side)
  right = Math.min(width - 1, right + side)
  top = Math.max(0, top - 4)
  bottom = Math.min(height - 1, bottom + 26)
  const framed = new ImageData(right - left + 1, bottom - top + 1)
  const fadeX = Math.max(side * 1.6, framed.width * 0.12)
  for (let y = 0; y < framed.height; y++) {
    for (let x = 0; x < framed.width; x++) {
      const from = ((y + top) * width + x + left) * 4
      const to = (y * framed.width + x) * 4
      const brightness = (data[from] ?? 0) + (data[from + 1] ?? 0) + (data[from + 2] ?? 0)
      const alpha = data[from + 3] ?? 0
      const isShadow = alpha < 190 && brightness < 130
      const edge =
        Math.min(1, x / fadeX, (framed.width - 1 - x) / fadeX) * Math.min(1, (framed.height - 1 - y) / 20)
      for (let channel = 0; channel < 3; channel++) framed.data[to + channel] = data[from + channel] ?? 0
      framed.data[to + 3] = isShadow ? alpha * edge * edge * (3 - 2 * edge) : alpha
    }
  }
  return framed
}

function encode(picture: ImageData): string {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No 2D canvas')
  pen.putImageData(picture, 0, 0)
  return canvas.toDataURL('image/png')
}
