/** The map of the turn: the running chart drawn as a card, fetched when it is wanted. See docs/architecture.md. */
export const loadTurnMap = () => import('./TurnMap.tsx');
/** The same behind a story in five pictures. */
export const loadTurnStory = () => import('./TurnStory.tsx');
export const loadTour = () => import('./Tour.tsx');
