import { type Cue, newSpeaker, type Speaker } from '../../table/sound/index.ts';
import { isAudible, useSettings, volumesOf } from '../../ui/look/index.ts';

/** Milliseconds such a sound has until its speaker is closed. */
const HEARD = 3000;

/** What a sound is asked of. */
type Player = Pick<Speaker, 'setVolumes' | 'play' | 'close'>;

/** Makes a sound of the table's be heard, whatever the picture is doing, and while the page is not seen. */
export type Ring = (cue: Cue) => void;

/** A ring by the given speaker, as loud as the settings say; silent where they want nothing heard, or the browser has no sound. */
export function ringBy(speak: () => Promise<Player>): Ring {
  return (cue) => {
    const settings = useSettings.getState();
    if (!isAudible(settings)) return;
    speak().then(
      (speaker) => {
        speaker.setVolumes(volumesOf(settings));
        speaker.play(cue);
        setTimeout(() => speaker.close(), HEARD);
      },
      () => undefined,
    );
  };
}

export const ring: Ring = ringBy(() => newSpeaker());
