export * from './pages';
export * from './versions';
