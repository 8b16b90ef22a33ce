/** The story of a game that is over, fetched when one is. Its facts alone are `facts.ts`. */
export const loadStoryTold = () => import('./StoryTold.tsx');
export const loadStory = () => import('./StoryPanel.tsx');
