// What the machine can do, and a context to draw with.

/** What the machine can do. Without a graphics card every pixel costs the page time: fewer are drawn while something moves. */
export type Power = 'fine' | 'modest'

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i // what draws without a graphics card calls itself so

let known: Power | undefined

/** What draws here; asked once, for how to draw is settled when a canvas is opened. */
function power(): Power {
  if (known) return known
  const gl = document.createElement('canvas').getContext('webgl2')
  const name = gl?.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL
  known = gl && SOFTWARE.test(String(gl.getParameter(name ?? gl.RENDERER))) ? 'modest' : 'fine'
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return known
}

/** How to draw on a canvas; null where the browser cannot. */
export function opening(canvas: HTMLCanvasElement): { gl: WebGL2RenderingContext; power: Power } | null {
  const antialias = power() === 'fine'
  const gl = canvas.getContext('webgl2', { antialias, powerPreference: 'low-power' })
  return gl && { gl, power: power() }
}
