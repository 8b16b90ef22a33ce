/** The big screen: its games, camera, captions and times. */

export { pauseOf, slowed, tellingTime } from '../director/pace.ts';
export { usePacer } from '../director/use-pacer.ts';
export { countedSeconds, showcaseMachine, stateOf, takesSeats, visitOf } from './machine.ts';
export { Overlay } from './Overlay.tsx';
export { readOptions, type ShowcaseOptions, type ShowcaseSpeed, usualOptions } from './options.ts';
export { opensPresenter } from './presses.ts';
export { seatsToGive } from './seats.ts';
export { keep, recall } from './store.ts';
export { useBystander } from './use-bystander.ts';
export { useFaults } from './use-faults.ts';
export { type Programme, useGames } from './use-games.ts';
export { useHands } from './use-hands.ts';
export { usePresenter } from './use-presenter.ts';
export { useTable } from './use-table.ts';
export { useTour } from './use-tour.ts';
