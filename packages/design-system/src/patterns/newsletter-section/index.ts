export { NewsletterSection, type NewsletterSectionProps } from './NewsletterSection';
