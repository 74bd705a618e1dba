export * from './codes.ts';
export * from './fairness.ts';
export * from './match.ts';
export * from './nickname.ts';
export * from './problem.ts';
export * from './room-code.ts';
export * from './room.ts';
