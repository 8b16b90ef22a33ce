import { createSession } from '../../src/headless/index.ts';

/** Longest line of an answer in the document, in characters. */
const width = 140;

/** A block of the document that is marked `protocol`. */
export const fence = /^```protocol\n([\s\S]*?)^```$/gm;

/**
 * The document with fresh answers to its requests. Each block marked `protocol` is a session of its own: a request follows `> `, its answer `< `, and
 * both may continue on indented lines.
 */
export function withAnswers(document: string, version: string): string {
  return document.replace(fence, (_, block: string) => {
    const session = createSession({ version });
    const requests = block.split(/^(?=[<>] )/m).filter((text) => text.startsWith('> '));
    const told = requests.map((request) => {
      const line = JSON.stringify(JSON.parse(request.slice(2)));
      return `${request.trimEnd()}\n< ${inLines(JSON.parse(session.answer(line)), '  ')}\n`;
    });
    return `\`\`\`protocol\n${told.join('')}\`\`\``;
  });
}

/** JSON on one line if it fits, else with each part on its own line. */
function inLines(value: unknown, indent: string): string {
  const line = JSON.stringify(value);
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => inLines(part, deeper))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${inLines(part, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${packed(parts, deeper)}\n${indent}${close}`;
}

/** Packs short parts side by side, as many as fit. */
function packed(parts: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const fits = last !== undefined && !last.includes('\n') && !part.includes('\n');
    if (fits && last.length + part.length + 2 <= width) lines[lines.length - 1] = `${last} ${part},`;
    else lines.push(`${indent}${part},`);
  }
  return lines.join('\n').replace(/,$/, '');
}
