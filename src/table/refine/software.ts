import type { WebGLRenderer } from 'three';

/** Does the processor draw, in place of a graphics card? */
export function isSoftware(gl: WebGLRenderer): boolean {
  const context = gl.getContext();
  const plain: unknown = context.getParameter(context.RENDERER);
  // Chromium says what draws only where it is asked for; Firefox says it here, and warns where it is asked for.
  const info = plain === 'WebKit WebGL' ? context.getExtension('WEBGL_debug_renderer_info') : null;
  const name: unknown = info === null ? plain : context.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}
