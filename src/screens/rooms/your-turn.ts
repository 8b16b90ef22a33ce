import { useEffect } from 'react';
import type { RoomClient } from '../../rooms/client/index.ts';
import type { Known } from '../../rooms/protocol/index.ts';
import { type Cue, newSpeaker, type Speaker } from '../../table/sound/index.ts';
import { isAudible, useSettings, volumesOf } from '../../ui/look/index.ts';
import { badge } from '../../ui/platform/notices.ts';
import { renewNotices, showNotice, takeNoticeAway } from './TurnNotices.tsx';
import { kept } from './use-client.ts';

/** Milliseconds such a sound has until its speaker is closed. */
const HEARD = 3000;

type Player = Pick<Speaker, 'setVolumes' | 'play' | 'close'>;

/** Makes a sound of the table's be heard, whatever the picture is doing, and while the page is not seen. */
export type Ring = (cue: Cue) => void;

/** As loud as the settings say; silent where they want nothing heard, or the browser has no sound. */
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

const ring: Ring = ringBy(() => newSpeaker());

export function isOurTurn({ you, setup, view, isOver }: Known): boolean {
  return !isOver && you.seats.includes(view.seat) && setup.seats[view.seat]?.control === 'human';
}

/** Beside the title: by a badge; and, once a turn, by a sound and, if wanted, a notification. */
export function useYourTurn(client: RoomClient, known: Known, hear = ring): void {
  const { room } = known;
  const isOurs = isOurTurn(known);
  useEffect(() => {
    badge(isOurs);
    return () => badge(false);
  }, [isOurs]);
  useEffect(
    () =>
      client.onTold((message) => {
        if (message.type !== 'notice' || message.what !== 'turn' || !document.hidden) return;
        hear('turn');
        void kept.at(room).then(({ notify }) => {
          const { known: now } = client.state;
          if (notify === 'page' && document.hidden && now !== null && isOurTurn(now)) void showNotice(room);
        });
      }),
    [client, room, hear],
  );
  // Whoever looks at the table needs no notice of it, and a turn that is over is nobody's: none stays on the desk.
  useEffect(() => {
    const tidy = () => {
      if (!isOurs || !document.hidden) void takeNoticeAway(room);
    };
    tidy();
    document.addEventListener('visibilitychange', tidy);
    return () => document.removeEventListener('visibilitychange', tidy);
  }, [isOurs, room]);
}

/** Heard, seen or not: somebody is at the door, an answer is wanted, a token knocks on the table. */
export function useKnocks(client: RoomClient, hear = ring): void {
  useEffect(() => {
    let { known: before } = client.state;
    return client.onTold((message) => {
      const { known } = client.state;
      const asked = wantedOf(before);
      const isAsked = wantedOf(known).some((one) => !asked.includes(one));
      const isKnocked = message.type === 'said' && message.said === 'knock' && !known?.you.seats.includes(message.seat);
      before = known;
      if (isAsked || isKnocked) hear('knock');
    });
  }, [client, hear]);
}

function wantedOf(known: Known | null): readonly string[] {
  if (known === null) return [];
  const { knocks, proposals, you } = known;
  const asked = proposals.filter(({ wanted }) => wanted.includes(you.device));
  return [...knocks.map(({ knock }) => `knock ${knock}`), ...asked.map(({ proposal }) => `proposal ${proposal}`)];
}

/** Tells the room whether somebody looks at this page, and keeps the notices that were ordered there in order. */
export function useLooking(client: RoomClient, room: string): void {
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    const tell = () => client.look(!document.hidden);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [client]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: notices are told in the language of this page
  useEffect(() => {
    void kept.at(room).then(({ notify }) => (notify === 'push' ? renewNotices(client) : undefined));
  }, [client, room, language]);
}
