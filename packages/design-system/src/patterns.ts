export * from './patterns/job-card';
export * from './patterns/status-badge';
export * from './patterns/status-stepper';
