/** The name of this lesson in the set-up of a game. */
export const firstGameLesson = 'first-game';

/** The name of the questions that follow it, in the set-up of the table they are asked at. */
export const questionsLesson = 'first-game-questions';
