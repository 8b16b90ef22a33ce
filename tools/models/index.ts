/** `npm run models [ids…]` sculpts, `npm run models look […]` and `npm run models made […]` take pictures: tools/models/README.md. */
const [what] = process.argv.slice(2);
if (what === 'look' || what === 'made') {
  process.argv.splice(2, 1);
  await import(what === 'look' ? './look/index.ts' : './look/made.ts');
} else await import('./sculpted.ts');

export {};
