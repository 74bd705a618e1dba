/** Where this browser keeps the proofs of its seats, by the codes of their rooms. */
export const SEATS_KEY = 'spice-road.seats';
