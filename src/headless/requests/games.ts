import { defineRequest, statusOf } from '../desk.ts';

export const gamesRequest = defineRequest('Lists the games of this session.', {}, (desk) => ({
  games: desk.names.map((name) => ({ game: name, ...statusOf(desk.game(name).state) })),
}));
