import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/house/run.mjs';
import { framingOf, headerRules, headersFile, headersFor, pagePolicy, readHeaders } from '../../tools/site/headers.mjs';
import { hostingFiles } from '../../tools/site/hosting.mjs';

const rules = headerRules('any');
const closed = headerRules('none');

describe('the headers of the site', () => {
  it('say where things may come from and who may have them, that no form is sent, and that a type is what it says', () => {
    const said = headersFor(rules, '/index.html');
    for (const part of ["default-src 'self'", "form-action 'none'", "base-uri 'none'", "object-src 'none'"]) {
      expect(said['Content-Security-Policy']?.split('; ')).toContain(part);
    }
    expect(said['X-Content-Type-Options']).toBe('nosniff');
    expect(said['Referrer-Policy']).toBe('no-referrer');
    expect(said['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(said['Permissions-Policy']).toContain('camera=()');
    // Used on a wall.
    expect(said['Permissions-Policy']).not.toMatch(/fullscreen|wake-lock|autoplay|gamepad/);
  });

  it('let files be kept for good only where their names tell their content', () => {
    const kept = (path: string) => headersFor(rules, path)['Cache-Control'];
    expect(kept('/assets/page-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/index.html', '/service-worker.js']) expect(kept(path)).toBe('no-cache');
    expect(kept('/models/orc.glb')).toBeUndefined();
  });

  it('say no header twice of one file: hosts would join both values', () => {
    for (const path of ['/', '/index.html', '/service-worker.js', '/assets/a.js', '/models/a.glb']) {
      const said = rules
        .filter((rule) => (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path))
        .flatMap(({ headers }) => Object.keys(headers));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('let others frame the site, unless it is built with FRAME_ANCESTORS=none', () => {
    expect(framingOf({})).toBe('any');
    expect(framingOf({ FRAME_ANCESTORS: 'none' })).toBe('none');
    expect(() => framingOf({ FRAME_ANCESTORS: 'nobody' })).toThrow('not "nobody"');
    const policy = (all: typeof rules) => headersFor(all, '/')['Content-Security-Policy'];
    expect(policy(rules)).toBe(pagePolicy);
    expect(policy(closed)).toBe(`${pagePolicy}; frame-ancestors 'none'`);
    // Nor may anything else keep it from being framed.
    expect(Object.keys(headersFor(rules, '/'))).not.toContain('Cross-Origin-Embedder-Policy');
    // A tag in the page could not say it.
    expect(pagePolicy).not.toContain('frame-ancestors');
  });

  it('come through a _headers file and back', () => {
    expect(readHeaders(headersFile(closed))).toEqual(closed);
  });
});

describe('the ready files for hosts', () => {
  it('in hosting/ are what `npm run make -- hosting` writes', () => {
    const files = hostingFiles('any');
    // Rooms have configurations of their own (docs/hosting.md).
    expect(
      readdirSync(`${root}hosting`)
        .filter((name) => name !== 'rooms')
        .sort(),
    ).toEqual(Object.keys(files).sort());
    for (const [name, text] of Object.entries(files)) {
      expect(readFileSync(`${root}hosting/${name}`, 'utf8'), `npm run make -- hosting writes ${name} anew`).toBe(text);
    }
  });

  it.each(['any', 'none'] as const)('all say every header and value, framed by %s', (framing) => {
    const wanted = headerRules(framing).flatMap(({ headers }) => Object.entries(headers));
    for (const [name, text] of Object.entries(hostingFiles(framing))) {
      for (const [header, value] of wanted) {
        expect(text, `${name}: ${header}`).toContain(header);
        expect(text, `${name}: ${header}`).toContain(value);
      }
      expect(text.includes('frame-ancestors'), name).toBe(framing === 'none');
    }
  });
});
