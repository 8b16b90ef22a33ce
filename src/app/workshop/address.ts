import { makersAddress } from '../makers-address.ts';

/** The way to the workshop. */
export const { useLink: useWorkshopLink, forget: forgetMade } = makersAddress('workshop', 'made');
