/**
 * Why a port cannot be used, in a sentence.
 * @param {number} port
 * @param {unknown} failure
 */
export function portRefusal(port, failure) {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: end it, or choose another port.`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user: choose one from 1024 on.`;
  return `Port ${port} cannot be had (${failure instanceof Error ? failure.message : failure}): choose another.`;
}
