// npm run rooms:key [-- mailto:somebody@site.example]: prints a key for notices, for rooms that are hosted (docs/hosting.md).
import { newVapid } from './vapid.mjs';

console.log(newVapid(process.argv[2]));
