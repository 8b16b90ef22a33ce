import type { visit as english } from '../en/visit.ts';
import type { Words } from '../keys.ts';

/** A passer-by at the table of the showcase, and somebody who explains it to a room. */
export const visit = {
  'visit.invite': 'Поеми играта сега: натисни клавиш или докосни екрана.',
  'visit.back': 'Върни мястото',
  'visit.back.hint': 'Компютърът продължава вместо теб.',
  'visit.counting':
    'Има ли някого? След {seconds, plural, one {# секунда} other {# секунди}} масата продължава сама. Докосни нещо, за да останеш.',
  'visit.pick': 'Избери раса с умението ѝ.',
  'visit.ready': 'Вземи войските си в ръка, за да завладяваш още.',
  'visit.conquer': 'Завладей отбелязания регион: {region}.',
  'visit.end': 'Завладявай още или приключи завоеванията тук.',
  'visit.redeploy': 'Разпредели войските си, после приключи преразпределението.',
  'visit.yours': 'Ти решаваш: виж какво се предлага.',
  'visit.wait': 'Играят другите. Твоят ход пак ще дойде.',
  'visit.done': 'Това беше цял ход! Играй още, колкото искаш.',
  'visit.progress': '{done} от {all}',
  'presenter.label': 'Водещ',
  'presenter.paused': 'Пауза',
  'presenter.slowly': 'Забавено',
  'presenter.pause': 'Пауза',
  'presenter.flow': 'Продължи',
  'presenter.step': 'Стъпка напред',
  'presenter.rewind': 'Стъпка назад',
  'presenter.turn': 'Начало на хода',
  'presenter.slow': 'Забавено',
  'presenter.conquest': 'Следващо завоевание',
  'presenter.die': 'Следващо хвърляне',
  'presenter.score': 'Следващо отчитане',
  'presenter.decline': 'Следващ упадък',
  'presenter.tour': 'Фазите на хода',
  'presenter.close': 'Обратно към показа',
  'presenter.leave': 'Обратно към играта',
  'tour.title': 'Фазите на хода',
  'tour.ways': 'Оттук ходът може да продължи с: {ways}',
} satisfies Words<typeof english>;
