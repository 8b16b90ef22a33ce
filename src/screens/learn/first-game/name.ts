export const firstGameLesson = 'first-game';

export const questionsLesson = 'first-game-questions';
