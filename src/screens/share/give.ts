import { canSend, send } from '../../ui/platform/share.ts';
import { downloadBlob } from '../page/download.ts';

/** Hands a picture or a film to other programs, where the system's sheet takes files; else it is downloaded. */
export async function giveFile(name: string, blob: Blob): Promise<void> {
  const files = [new File([blob], name, { type: blob.type })];
  const isTaken = canSend(files) && (await send({ files }));
  if (!isTaken) downloadBlob(name, blob);
}
