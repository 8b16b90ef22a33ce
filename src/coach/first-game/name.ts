/** The name of this lesson in the set-up of a game. */
export const firstGameLesson = 'first-game';
