/** What each seat may expect to have at the end, in coins: the strategists' judgement of holdings, used without an opponent. */
export { outlook } from './evaluation/outlook.ts';
