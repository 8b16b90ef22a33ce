/** The name of the database in which a browser keeps its tables far apart. Apart from what reads it, which is fetched only where there is one. */
export const roomsDatabase = 'small-world-rooms';
