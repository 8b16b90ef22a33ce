/** Apart from what reads it, which is fetched only where there is one. */
export const roomsDatabase = 'small-world-rooms';
