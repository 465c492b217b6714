export { AuthLayout } from './AuthLayout';
export { LinkMissingCard, NewLink } from './LinkMissingCard';
