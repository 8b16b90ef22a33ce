import { defineRequest } from '../desk.ts';

export const quitRequest = defineRequest('Ends the session; nothing after it is answered.', {}, (desk) => {
  desk.ended = true;
  return {};
});
