import type { offline as english } from '../en/offline.ts';
import type { Words } from '../keys.ts';

/** Newer versions of the site, and what its icon on a home screen offers. */
export const offline = {
  'offline.ready': 'Има по-нова версия. Идва, щом тази страница се зареди отново и е единствената отворена.',
  'offline.reload': 'Зареди отново',
  'install.short': 'Small World',
  'install.new': 'Нова игра',
  'install.showcase': 'Масата да играе сама',
  'app.noscript': 'Тази маса се рисува от самия браузър: моля, разреши скриптовете за страницата.',
  'guard.text': 'Страницата не можа да се изтегли изцяло. Провери връзката и я зареди отново.',
  'licences.text':
    'Тази маса е свободен софтуер с лиценз MIT. Изброените по-долу произведения са част от нея, всяко със своя лиценз.',
  'missing.text': 'На този адрес няма нищо.',
} satisfies Words<typeof english>;
