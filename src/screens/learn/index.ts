/** The coach: each of its parts is fetched when it is first wanted. What a visitor's coach remembers is in `borrow.ts`. */
export const loadCoach = () => import('./Coach.tsx');
/** Fetches the coach of a lesson as well, and waits for the first try to succeed or fail. */
export const lessonReady = async (): Promise<void> => (await import('./Coach.tsx')).FirstGame.settled();
export const loadCoachSettings = () => import('./CoachSettings.tsx');
export const loadRegionAids = () => import('./aids/RegionAids.tsx');
export const loadTurnAids = () => import('./aids/TurnAids.tsx');
export const loadVisitCoach = () => import('./visit/VisitCoach.tsx');
export const loadFirstGame = () => import('./first-game/setup.ts');
