import type { offline as english } from '../en/offline.ts';
import type { Words } from '../keys.ts';

/** Newer versions of the site, and what its icon on a home screen offers. */
export const offline = {
  'offline.ready': 'Има по-нова версия. Идва, щом тази страница се зареди отново и е единствената отворена.',
  'offline.reload': 'Зареди отново',
  'install.short': 'Small World',
  'install.new': 'Нова игра',
  'install.showcase': 'Масата да играе сама',
} satisfies Words<typeof english>;
