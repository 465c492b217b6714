export * from './captions';
export * from './read';
export * from './sizes';
export * from './stored';
export * from './video';
