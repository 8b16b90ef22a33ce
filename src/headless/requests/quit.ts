import { defineRequest } from '../request.ts';

/** Ends the session. */
export const quitRequest = defineRequest('Ends the session; nothing after it is answered.', {}, (desk) => {
  desk.ended = true;
  return {};
});
